/** A job for a hash thread: hash a text, or compare it with a hash. */
export type HashJob = { text: string } & ({ cost: number } | { hash: string });

/** The hash, or whether the text matches the hash. */
export type HashResult = string | boolean;
