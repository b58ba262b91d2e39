export { looks } from '@astragal/sanctum/looks';
