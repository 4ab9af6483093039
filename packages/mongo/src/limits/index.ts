export { deleteCountersOf, knownAddressesOf, type KnownAddress } from './counters-of-account.js';
export { limitGuesses, type Guess, type GuessLimits, type GuessRules } from './guess-limits.js';
export { LimitCounterModel } from './limit-counter.model.js';
export { LimitReachedError } from './limit-reached-error.js';
export { limitUses, type UsageLimits, type UsageRules } from './usage-limits.js';
