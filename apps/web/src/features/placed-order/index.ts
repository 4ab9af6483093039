export { PlacedOrder } from './placed-order';
