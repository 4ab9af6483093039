export { ShopPolicies } from './shop-policies';
