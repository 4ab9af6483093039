export { useCustomer } from './api/get-customer';
export { CustomerDetails } from './components/customer-details';
export { GroupList } from './groups/group-list';
export { CustomerList } from './components/customer-list';
