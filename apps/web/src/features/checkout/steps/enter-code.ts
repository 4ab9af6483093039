import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { whyNoCode } from '../taken-by-quote';

/** Enters a code as it was typed. @returns the code, or undefined if there is none */
export function enterCode(
  text: string,
  { codes }: Pick<CheckoutEntries, 'codes'>,
): string | undefined {
  const code = text.trim().toUpperCase();
  if (code === '') return undefined;
  const message = codes.includes(code) ? undefined : whyNoCode(code, codes);
  if (message !== undefined) {
    enter({ unknownCode: { code, message }, typedCode: undefined });
    return code;
  }
  const added = [...new Set([...codes, code])];
  enter({ codes: added, unknownCode: undefined, typedCode: undefined });
  return code;
}
