export { ORDERS } from './api/list-my-orders';
export { MyOrders } from './components/my-orders';
export { OrderCard } from './components/order-card';
export { OrderDate } from './components/order-date';
export { OrdersLoading } from './components/order-list';
