/** What an empty cart suggests: a chunk of its own, for which the cart page does not wait. */
export { NewProducts } from '../../../../../features/catalog';
