import { FIRST_PASSWORD_DAYS, PAGE_ROUTES, type Settings } from '@shop/shared';
import { SECRET, type Letter } from '../../mail/index.js';
import type { UserRecord } from '../user.model.js';

/** Tells a customer that the shop has made an account for them, with the link by which they choose its password. */
export function accountMade(
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
  shop: Pick<Settings, 'name'>,
): Letter {
  return {
    subject: `Your account at ${shop.name}`,
    title: `Your account at ${shop.name}`,
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nWe’ve created an account for ${email}, where you can see your orders. To sign in, choose a password first. The link works once, within ${FIRST_PASSWORD_DAYS} days.`,
      },
      {
        type: 'link',
        label: 'Choose a password',
        // To the orders, after signing in: one of them may be waiting to be paid.
        path: `${PAGE_ROUTES.resetPassword}?token=${SECRET}&next=${PAGE_ROUTES.userOrders}`,
        otherwise: 'You’ll find “Forget Password” on the sign-in page.',
      },
      {
        type: 'paragraph',
        text: 'If you don’t know why, write to us, and we’ll delete the account.',
      },
    ],
  };
}
