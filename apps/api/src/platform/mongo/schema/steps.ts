import type { UpgradeStep } from '@shop/mongo';
import { dropUnlistedIndexes } from './drop-unlisted-indexes.js';
import { dropCategoryNames } from './steps/drop-category-names.js';
import { hideUnseenValues } from './steps/hide-unseen-values.js';
import { listManualMethods } from './steps/list-manual-methods.js';
import { numberInvoices } from './steps/number-invoices.js';
import { showCompareAt } from './steps/show-compare-at.js';
import { statePayments } from './steps/state-payments.js';
import { sumPromotions } from './steps/sum-promotions.js';
import { toVersion3 } from './steps/to-version-3.js';

/** The steps in the order of their versions: the first leads from version 1 to version 2. Never change an old one. */
export const STEPS: readonly UpgradeStep[] = [
  dropUnlistedIndexes,
  toVersion3,
  dropCategoryNames,
  numberInvoices,
  showCompareAt,
  sumPromotions,
  statePayments,
  listManualMethods,
  hideUnseenValues,
];
