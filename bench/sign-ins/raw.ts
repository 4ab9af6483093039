import { hash, compare } from 'bcrypt';

/** Of the shop's own hashes. */
const COST = 10;

/** Hashes a second that this machine compares in so many threads, when it does nothing else. */
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
