import { log } from '@shop/http/log';
import type { UpgradePlan } from '@shop/mongo';
import { assertFirstForm } from './earlier-forms.js';
import { STEPS } from './steps.js';

/** How the data of earlier builds get into the form of this one. */
export const UPGRADE_PLAN: UpgradePlan = {
  steps: STEPS,
  assertFirstForm,
  report: (message) => log.info(message),
};
