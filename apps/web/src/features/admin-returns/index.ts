export { ReturnList } from './components/return-list';
export { ReturnActions } from './work/return-actions';
