export { ChooseCustomer } from './components/choose-customer';
export { NewOrder } from './components/new-order';
