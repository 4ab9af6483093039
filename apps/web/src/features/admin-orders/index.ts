export { useOrder } from './api/get-order';
export { AdminOrder } from './components/admin-order';
export { AllOrders } from './components/all-orders';
