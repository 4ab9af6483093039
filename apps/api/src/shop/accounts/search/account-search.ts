import { searchPrefixes, searchWords } from '@shop/mongo/text';
import type { PostalAddress } from '@shop/shared';
import { digitEndings, typedPhone, typedWord } from './digits.js';

/** Words are found by their beginnings of at least so many letters. */
const MIN_LETTERS = 3;
/** Further words of a search are ignored. */
const MAX_TYPED_WORDS = 5;
/** Further words of the addresses find nothing: each is an index entry. */
const MAX_WORDS = 100;

/** What accounts are found by. */
export interface SearchedAccount {
  name: string;
  email: string;
  phone: string;
  address: string;
  addresses?: { list: readonly PostalAddress[] } | undefined;
}

/** The fields of an account that `accountPrefixes` reads. */
export const SEARCHED_FIELDS = { name: 1, email: 1, phone: 1, address: 1, addresses: 1 } as const;

/**
 * What an account is found by: every prefix of its name and e-mail address, of which one letter is enough, and the words of
 * everything else. Prefixes of those would be hundreds, which each write of the account would compare.
 */
export function accountPrefixes({ name, email, phone, address, addresses }: SearchedAccount) {
  const list = addresses?.list ?? [];
  const names = list.map((one) => one.name ?? '');
  const numbers = [phone, ...list.map((one) => one.phone ?? '')].flatMap(digitEndings);
  const texts = [name, ...names, address, ...list.flatMap(textsOf)];
  const words = texts.flatMap(wordsWithin).slice(0, MAX_WORDS);
  const prefixes = searchPrefixes(name, email);
  return [...new Set([...prefixes, ...searchWords(domainOf(email), ...numbers, ...words)])];
}

function domainOf(email: string): string {
  return email.slice(email.indexOf('@') + 1);
}

function textsOf({ company, line1, line2, city, state, postalCode }: PostalAddress): string[] {
  return [company, line1, line2, city, state, postalCode].flatMap((text) => text ?? []);
}

/** Digits, perhaps with dashes, such as a postal code. */
const DIGITS = /^\d[\d-]*$/;

/** The words of a text, and their parts: `Jones` finds `Smith-Jones`, too. */
function wordsWithin(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const whole = withoutEdges(word);
    const parts = whole.split(/[^\p{L}\p{M}\p{N}]+/u).slice(1);
    return [whole, ...parts, ...(DIGITS.test(whole) ? digitEndings(whole) : [])];
  });
}

/** A word without the punctuation around it, as in an address: `Street,` is `Street`, and `(Unit` is `Unit`. */
function withoutEdges(word: string): string {
  return word.replace(/^[([{"'“„«,;:]+|[)\]}"'”“»,;:.]+$/g, '') || word;
}

/**
 * A filter for accounts that have, for each typed word, a word or number that begins with it; of one or two letters, only a
 * name or e-mail address that does, or a word that is the same. Text without words matches all.
 */
export function accountFilter(typed: string): object {
  const text = typed.trim();
  const words = text.split(/\s+/).map((word) => typedWord(withoutEdges(word)));
  const sought = searchWords(typedPhone(text) ?? words.join(' ')).slice(0, MAX_TYPED_WORDS);
  if (sought.length === 0) return {};
  return { $and: sought.map((word) => ({ searchPrefixes: startOf(word) })) };
}

function startOf(word: string): string | RegExp {
  return word.length < MIN_LETTERS ? word : new RegExp(`^${escaped(word)}`);
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
