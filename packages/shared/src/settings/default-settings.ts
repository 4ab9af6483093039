import { DEMO_SHOP_DETAILS } from '../pages/default-details.js';
import { FIRST_MANUAL_METHODS } from './first-manual-methods.js';
import type { Settings } from './settings.js';

/** The settings of a shop whose owner has set none. */
export const DEFAULT_SETTINGS: Settings = {
  ...DEMO_SHOP_DETAILS,
  currency: 'USD',
  units: 'metric',
  accent: '',
  bannerHeading: '',
  bannerText: '',
  bannerLink: '',
  bannerLabel: '',
  homeRows: '',
  headerLinks: '',
  footerLinks: '',
  aboutText: '',
  policyText: '',
  priorPrices: 'hidden',
  manualMethods: [...FIRST_MANUAL_METHODS],
  cardCharged: 'checkout',
  taxNumber: '',
  invoiceFooter: '',
};
