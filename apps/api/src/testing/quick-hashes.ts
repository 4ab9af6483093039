import { hashThreads } from '../shop/accounts/passwords/hashing/hash-threads.js';

/** The least work that bcrypt can be told to do: hundreds of tests make users, and hardly any is about the work. */
const COST = 4;

/** Hashes at the cost that the shop asks for. */
export const exactHash = hashThreads.hash.bind(hashThreads);

hashThreads.hash = (text) => exactHash(text, COST);
