export { usePreparedOrder } from './api/prepared-orders';
export { ChooseCustomer } from './components/choose-customer';
export { NewOrder } from './components/new-order';
export { PreparedOrders } from './prepared/prepared-orders';
