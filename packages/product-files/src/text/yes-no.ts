const YES = /^(?:true|yes|y|1|wahr|ja|vrai|oui|verdadero|sí|si)$/i;
const NO = /^(?:false|no|n|0|-1|falsch|nein|faux|non|falso)$/i;

/** Yes or no, in the words of several shops. */
export function yesNoOf(text: string): boolean | undefined {
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}
