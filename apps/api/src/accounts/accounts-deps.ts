import type { GuessLimits } from '../limits/guess-limits.js';
import type { UsageLimits } from '../limits/usage-limits.js';
import type { Sessions } from './sessions/sessions.js';

/** What the accounts' controllers work with. */
export interface AccountsDeps {
  sessions: Sessions;
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
}
