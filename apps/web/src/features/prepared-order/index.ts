export { useMyPreparedOrder } from './api/my-prepared-orders';
export { PreparedForYou } from './components/prepared-for-you';
export { PreparedOrder } from './components/prepared-order';
