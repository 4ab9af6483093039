const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs an action several times at once. */
export async function atOnce(
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** Starts an action at a steady rate per second without waiting for outcomes, then waits for all of them. */
export async function perSecond(
  rate: number,
  seconds: number,
  act: (index: number) => Promise<unknown>,
): Promise<void> {
  const acts: Promise<unknown>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    acts.push(act(index));
    await pause(1_000 / rate);
  }
  await Promise.all(acts);
}
