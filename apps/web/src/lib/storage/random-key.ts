/**
 * A unique key. `crypto.randomUUID` exists only on secure origins, and a shop that is tried out in a local network is
 * not one.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
