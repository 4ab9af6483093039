import { wellFormed } from './hostile.js';

/** Invalid percent-encodings, sent as they are. */
const BROKEN_ENCODINGS = ['%', '%ff', '%c0%ae'];

/** Encodes a text as a part of a path. */
function encoded(text: string): string {
  if (BROKEN_ENCODINGS.includes(text)) return text;
  return encodeURIComponent(wellFormed(text)) || '%20';
}

/** A path of the contract with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? '-'));
}

/** `?name=value&…`, or nothing. */
export function queryText(query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    // Some parsers turn these into an object and a list.
    if (value.startsWith('{"$gt"')) return `${name}[$gt]=1`;
    if (value === '__proto__') return `${name}=1&${name}=2&__proto__[a]=1`;
    return `${name}=${encoded(value)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
