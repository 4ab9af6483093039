import type { Settings } from './settings.js';

/** The settings of a shop whose owner has set none. */
export const DEFAULT_SETTINGS: Settings = {
  name: 'Ecommerce App',
  mark: 'bag',
  tagline: '',
  author: 'Ecommerce App',
  address: '',
  email: 'help@shop.test',
  phone: '+1 (555) 010-0142',
  tollFree: '1-800-555-0199',
  timeZone: 'UTC',
  lowStock: 5,
  priorPrices: 'hidden',
  deliveryLine: '',
  returnsLine: '',
  paymentLine: '',
  deliveryText: '',
  returnsText: '',
  termsText: '',
  imprintText: '',
  bankTransferText: '',
  cashOnDeliveryText: '',
  cardCharged: 'checkout',
  taxNumber: '',
  withdrawalDays: 14,
  invoiceFooter: '',
};
