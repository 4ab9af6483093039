/** What a hash thread is asked: to hash a text, or whether a text has a hash. */
export type HashJob = { text: string } & ({ cost: number } | { hash: string });

/** The hash, or whether it is that of the text. */
export type HashResult = string | boolean;
