import type { GuessLimits } from '../../platform/limits/guess-limits.js';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import type { ShopSettings } from '../settings/index.js';
import type { ResetWays } from './passwords/reset-links.js';
import type { Sessions } from './sessions/sessions.js';

/** Dependencies of the accounts' controllers. */
export interface AccountsDeps {
  sessions: Sessions;
  settings: ShopSettings;
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
  resetWays: ResetWays;
}
