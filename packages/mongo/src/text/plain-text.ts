/** The form of a text for comparison: lower case, without accents. A text that consists only of accents is kept. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return plain || text;
}

/** The words of a text as plain text, split at white space. A text that consists only of accents keeps them. */
export function wordsOf(text: string): string[] {
  const words = split(plainText(text));
  return words.length > 0 ? words : split(text);
}

function split(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
