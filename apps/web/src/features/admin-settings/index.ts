export { EditSettings } from './components/edit-settings';
