export { StockHistory } from './components/stock-history';
