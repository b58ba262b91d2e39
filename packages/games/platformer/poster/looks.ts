export { looks } from '@astragal/platformer/looks';
