export { Taxes } from './components/taxes';
