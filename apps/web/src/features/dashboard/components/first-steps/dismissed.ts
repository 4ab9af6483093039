import { createLocalStore } from '../../../../lib/storage/local-store';

/** Whether the first steps were dismissed in this browser. */
export const dismissed = createLocalStore<boolean>({
  key: 'first-steps-dismissed',
  empty: false,
  parse: (stored) => stored === true,
});
