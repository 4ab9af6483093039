import { ownKey } from '../../../../../lib/storage/own-entries';

interface Asked {
  /** The shopper's id. */
  user: string;
  product: string;
  variant?: string | undefined;
}

const keyOf = ({ user, product, variant = '' }: Asked) =>
  ownKey('stock-alert', user, `${product} ${variant}`);

/** The server's answer to a shopper who has asked for an email, kept over a reload. */
export function keptAnswer(asked: Asked): string | null {
  try {
    return sessionStorage.getItem(keyOf(asked));
  } catch {
    return null;
  }
}

export function keepAnswer(asked: Asked, answer: string): void {
  try {
    sessionStorage.setItem(keyOf(asked), answer);
  } catch {
    // Without storage, the answer stays until the page is left.
  }
}
