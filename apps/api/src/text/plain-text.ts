/** A text as people compare it: lower case, without accents. One of accents alone stays as it is: no key is empty. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return plain || text;
}
