export { StaffList } from './components/staff-list';
