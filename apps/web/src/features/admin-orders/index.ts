export { AllOrders } from './components/all-orders';
