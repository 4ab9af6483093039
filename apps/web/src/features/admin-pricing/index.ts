/** What the screens of promotions, delivery zones, tax rates and new orders share. */
export { loadNamesOf, useNamesOf } from './api/named-goods';
export { useGroupChoices } from './api/groups';
export { useZoneChoices } from './api/zones';
export { useCartProduct } from './api/cart-product';
export { CartItemFields, ONE_PIECE, type CartChoice } from './components/cart-item-fields';
export { CategoryPicker } from './components/category-picker';
export { GoodsPicker } from './components/goods-picker';
