import { PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Letter } from '../../mail/index.js';
import type { UserRecord } from '../user.model.js';

/** Greets somebody who has registered. */
export function welcome(
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
  shop: Pick<Settings, 'name'>,
): Letter {
  return {
    subject: `Welcome to ${shop.name}`,
    title: `Welcome to ${shop.name}`,
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nyou are registered with ${email}. In your account you see your orders, keep your addresses and change your password.`,
      },
      {
        type: 'link',
        label: 'Look around',
        path: PAGE_ROUTES.home,
        otherwise: 'Sign in with your email address and your password.',
      },
      {
        type: 'paragraph',
        text: 'Wasn’t it you who registered? Write to us, and we will delete the account.',
      },
    ],
  };
}
