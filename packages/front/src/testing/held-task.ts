/** A task for tests of queues: it ends on command. */
export function heldTask() {
  let end: () => void = () => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    run: () => {
      hasBegun = true;
      return ended;
    },
    end: () => end(),
    hasBegun: () => hasBegun,
  };
}

/** Resolves when everything has happened that waits for nothing outside the process. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
