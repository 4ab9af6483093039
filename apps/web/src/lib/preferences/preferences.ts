import {
  endpoints,
  preferencesSchema,
  type ListChoice,
  type ListName,
  type Preferences,
} from '@shop/shared';
import { useSyncExternalStore } from 'react';
import { call } from '../http/api-client';
import { PREFERENCES_KEY } from '../storage/forget-everybody';
import { createLocalStore } from '../storage/local-store';

/** A copy of what the account keeps, for the first picture. */
const copy = createLocalStore<Preferences>({
  key: PREFERENCES_KEY,
  empty: {},
  parse: (stored) => preferencesSchema.parse(stored),
});

/** Choices that the server has not answered yet: what it said before must not undo them. */
let unanswered = 0;

/** Receives what the account keeps. */
export function notePreferences(kept: Preferences = {}): void {
  const isSame = JSON.stringify(kept) === JSON.stringify(copy.get());
  if (unanswered === 0 && !isSame) copy.set(kept);
}

/** Changes what is named, here at once and with the account. Without a reply it stays in this browser. */
function change(changed: Preferences): void {
  const now = copy.get();
  copy.set({ ...now, ...changed, lists: { ...now.lists, ...changed.lists } });
  unanswered += 1;
  void call(endpoints.savePreferences, { body: { preferences: changed } })
    .catch(() => undefined)
    .finally(() => {
      unanswered -= 1;
    });
}

function usePreference<Value>(read: (preferences: Preferences) => Value): Value {
  return useSyncExternalStore(
    copy.subscribe,
    () => read(copy.get()),
    () => read({}),
  );
}

const AS_IT_IS: ListChoice = {};

/** How somebody wants to see a list. */
export function useListChoice(list: ListName): ListChoice {
  return usePreference(({ lists }) => lists?.[list] ?? AS_IT_IS);
}

/** Changes a part of how somebody wants to see a list. */
export function changeListChoice(list: ListName, part: ListChoice): void {
  change({ lists: { [list]: { ...copy.get().lists?.[list], ...part } } });
}

/** Whether the first steps were dismissed. */
export function useFirstStepsDismissed(): boolean {
  return usePreference(({ firstStepsDismissed }) => firstStepsDismissed ?? false);
}

/** Takes the first steps off the dashboard for good. */
export function dismissFirstSteps(): void {
  change({ firstStepsDismissed: true });
}
