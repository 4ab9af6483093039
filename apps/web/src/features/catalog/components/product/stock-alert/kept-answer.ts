import { ownKey } from '../../../../../lib/storage/own-entries';
import { fieldsOf, isText, isWholeNumber } from '../../../../../lib/storage/stored-values';

/** The mail may have been sent meanwhile, and the product sold out again. */
const MOST_MS = 24 * 60 * 60 * 1000;

interface Asked {
  /** The shopper's id. */
  user: string;
  product: string;
  variant?: string | undefined;
}

const keyOf = ({ user, product, variant = '' }: Asked) =>
  ownKey('stock-alert', user, `${product} ${variant}`);

/** The server's answer to a shopper who has asked for an email, kept over a reload for a day. */
export function keptAnswer(asked: Asked): string | null {
  try {
    const { answer, at } = fieldsOf(JSON.parse(sessionStorage.getItem(keyOf(asked)) ?? ''));
    const isRecent = isWholeNumber(at) && Date.now() - at < MOST_MS;
    return isText(answer) && isRecent ? answer : null;
  } catch {
    return null;
  }
}

export function keepAnswer(asked: Asked, answer: string): void {
  try {
    sessionStorage.setItem(keyOf(asked), JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // Without storage, the answer stays until the page is left.
  }
}
