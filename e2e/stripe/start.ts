import path from 'node:path';
import { portOf } from '@shop/test-shop/lib/free-port';
import { Account } from './account/account.js';
import { controlAt, type Control } from './control/control.js';
import { controlsOf } from './control/controls.js';
import { Faults } from './control/faults.js';
import { serve } from './http/server.js';
import { Mailbag } from './webhooks/mailbag.js';

/** The key of the merchant, unless another one is given. */
export const SECRET_KEY = 'sk_test_standin';

export interface StripeStandin {
  /** `http://127.0.0.1:port`: what `STRIPE_API_BASE` is set to. */
  origin: string;
  control: Control;
  close: () => Promise<void>;
}

/**
 * Starts the stand-in in this process. With the folder of an earlier one it goes on where that one ended.
 * @param port a free one by default.
 */
export async function startStripe(
  folder: string,
  { port = 0, secretKey = SECRET_KEY } = {},
): Promise<StripeStandin> {
  const account = new Account(path.join(folder, 'stripe.jsonl'), secretKey);
  const faults = new Faults();
  const mailbag = new Mailbag(account);
  const controls = controlsOf({ account, faults, mailbag });
  const server = await serve({ account, faults, controls }, port);
  const origin = `http://127.0.0.1:${portOf(server)}`;
  account.origin = origin;
  return {
    origin,
    control: controlAt(origin),
    close: async () => {
      server.closeAllConnections();
      await Promise.all([mailbag.stop(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}
