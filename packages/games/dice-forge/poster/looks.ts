export { looks } from '@astragal/dice-forge/looks';
