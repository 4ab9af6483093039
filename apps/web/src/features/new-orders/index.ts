export { NewOrdersContext, useNewOrders, useWatchNewOrders } from './new-orders';
