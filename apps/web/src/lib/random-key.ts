/**
 * A key that nobody else has. `crypto.randomUUID` exists on secure origins alone, and a shop tried out in a local
 * network isn't one.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
