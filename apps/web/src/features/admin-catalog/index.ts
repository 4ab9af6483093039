export { ManageCategories } from './components/manage-categories';
