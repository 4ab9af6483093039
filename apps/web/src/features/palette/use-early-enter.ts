import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import type { Found } from './api/find-places';
import type { Place } from './place';

const CHOSEN = '[cmdk-item][aria-selected="true"]:not([aria-disabled="true"])';

/**
 * Enter that comes before the answer, as from a scanner: the first record found is chosen as soon as it is known,
 * unless something else is typed meanwhile.
 * @param kinds what is found of each kind, in the order in which they are listed
 * @param wasEntered whether Enter came even before the palette was drawn
 * @returns what to do with a key.
 */
export function useEarlyEnter(
  typed: string,
  kinds: readonly Found[],
  { wasEntered, onChoose }: { wasEntered: boolean; onChoose: (place: Place) => void },
): (event: KeyboardEvent<HTMLElement>) => void {
  const [entered, setEntered] = useState(wasEntered ? typed : '');
  const isWaiting = typed !== '' && entered === typed;
  const decisive = kinds.find(({ isCurrent, places }) => !isCurrent || places.length > 0);
  const first = decisive?.isCurrent ? decisive.places[0] : undefined;
  const choose = useEffectEvent(() => {
    if (first) onChoose(first);
  });

  useEffect(() => {
    if (isWaiting && first) choose();
  }, [isWaiting, first]);

  return ({ key, nativeEvent, currentTarget }) => {
    const isEnter = key === 'Enter' && !nativeEvent.isComposing;
    if (isEnter && !currentTarget.querySelector(CHOSEN)) setEntered(typed);
  };
}
