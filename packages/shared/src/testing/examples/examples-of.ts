import type { Example } from './example.js';

/** The examples of a file: a list, or an object whose `computed` is one. */
export function examplesOf(file: unknown): Example[] {
  const list = Array.isArray(file) ? file : (file as { computed?: unknown }).computed;
  if (!Array.isArray(list))
    throw new Error('A file of examples is a list, or has one as "computed".');
  return list as Example[];
}
