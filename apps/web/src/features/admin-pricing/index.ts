/** What the screens of promotions, delivery zones and tax rates share. */
export { useNamesOf } from './api/named-goods';
export { useZoneChoices } from './api/zones';
export { CategoryPicker } from './components/category-picker';
export { GoodsPicker } from './components/goods-picker';
