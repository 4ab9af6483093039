export { AllUsers } from './components/all-users';
