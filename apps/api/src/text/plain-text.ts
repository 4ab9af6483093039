/** Text in the form in which it is compared: lower case, without accents. Text of accents alone stays as it is. */
export function plainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return plain || text;
}

/** The words of a text as plain text, separated by white space. A text of accents alone keeps them as its words. */
export function wordsOf(text: string): string[] {
  const words = split(plainText(text));
  return words.length > 0 ? words : split(text);
}

function split(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
