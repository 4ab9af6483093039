export { KeyList } from './components/key-list';
