export { useOrder } from './api/get-order';
export { AdminOrder } from './desk/admin-order';
export { AllOrders } from './components/all-orders';
