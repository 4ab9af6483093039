import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as promotions from './setup/promotions.controller.js';
import * as zones from './setup/shipping-zones.controller.js';
import * as codes from './codes/codes.controller.js';
import { list as listRuleGoods } from './setup/rule-goods.controller.js';
import * as groups from './groups/customer-groups.controller.js';
import * as rates from './setup/tax-rates.controller.js';

export function pricingRoutes() {
  return [
    route(endpoints.listPromotions, promotions.list),
    route(endpoints.getPromotion, promotions.get),
    route(endpoints.createPromotion, promotions.create),
    route(endpoints.updatePromotion, promotions.update),
    route(endpoints.deletePromotion, promotions.remove),
    route(endpoints.generateCodes, codes.generate),
    route(endpoints.countCodes, codes.count),
    route(endpoints.exportCodes, codes.exportAll),
    route(endpoints.listRuleGoods, listRuleGoods),
    route(endpoints.listShippingZones, zones.list),
    route(endpoints.getShippingZone, zones.get),
    route(endpoints.createShippingZone, zones.create),
    route(endpoints.updateShippingZone, zones.update),
    route(endpoints.deleteShippingZone, zones.remove),
    route(endpoints.listCustomerGroups, groups.list),
    route(endpoints.createCustomerGroup, groups.create),
    route(endpoints.updateCustomerGroup, groups.update),
    route(endpoints.deleteCustomerGroup, groups.remove),
    route(endpoints.listTaxRates, rates.list),
    route(endpoints.getTaxRate, rates.get),
    route(endpoints.createTaxRate, rates.create),
    route(endpoints.updateTaxRate, rates.update),
    route(endpoints.deleteTaxRate, rates.remove),
  ];
}
