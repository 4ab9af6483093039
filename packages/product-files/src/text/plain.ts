/** Characters that no text of the shop may hold: control characters, and invisible ones but the joiners. */
const FORBIDDEN = /[^\P{Cc}\t\n]|(?![\u200c\u200d])\p{Cf}/gu;

/** A text of several lines without characters that the shop refuses. */
export function plainText(text: string): string {
  return text.replace(FORBIDDEN, '').trim();
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/[\s\u00a0]+/g, ' ');
}
