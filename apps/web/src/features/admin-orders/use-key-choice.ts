import { useRef, useState, type KeyboardEvent } from 'react';

const OPENING_KEYS = [' ', 'F4'];

/**
 * Makes a select save only what is chosen with a click or Enter. On some systems, every arrow key changes a closed
 * select: those values are only previewed, and discarded on Escape or blur.
 */
export function useKeyChoice<Value>(commit: (value: Value) => void) {
  const [passing, setPassing] = useState<Value>();
  const isByKey = useRef(false);

  function change(value: Value) {
    if (isByKey.current) setPassing(value);
    else commit(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey } = event;
    const opens = altKey || OPENING_KEYS.includes(key);
    isByKey.current = key !== 'Enter' && !opens;
    if (key === 'Escape' || opens) setPassing(undefined);
    if (key !== 'Enter' || passing === undefined) return;
    event.preventDefault();
    setPassing(undefined);
    commit(passing);
  }

  return {
    /** The value that the keys have reached and Enter would save. */
    passing,
    /** Handles the select's change event. */
    change,
    /** Props for the select itself. */
    keys: {
      onKeyDown,
      onPointerDown() {
        isByKey.current = false;
        setPassing(undefined);
      },
      onBlur: () => setPassing(undefined),
    },
  };
}
