export { DeliveryPolicy } from './delivery-policy';
export { ReturnPolicy } from './return-policy';
export { ShopPolicies } from './shop-policies';
