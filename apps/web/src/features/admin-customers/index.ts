export { useCustomer } from './api/get-customer';
export { CustomerDetails } from './components/customer-details';
export { CustomerList } from './components/customer-list';
