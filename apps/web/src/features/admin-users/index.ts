export { AllUsers } from './components/all-users';
export { TaxExemption } from './components/tax-exemption';
export { UserData } from './components/user-data';
export { UserTags } from './components/user-tags';
