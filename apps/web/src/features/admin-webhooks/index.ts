export { DeliveryList } from './components/delivery-list';
export { WebhookList } from './components/webhook-list';
