import { hash, compare } from 'bcrypt';

/** The cost of the shop's own hashes. */
const COST = 10;

/** Hash comparisons per second on an otherwise idle machine, with the given number of threads. */
export async function rawHashes(threads: number, seconds: number): Promise<number> {
  const stored = await hash('a password', COST);
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const compareOn = async () => {
    while (performance.now() < end) {
      await compare('another password', stored);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: threads }, compareOn));
  return done / seconds;
}
