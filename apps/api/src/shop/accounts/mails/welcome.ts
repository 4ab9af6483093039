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
        text: `Hello ${name},\nYou’ve registered with ${email}. In your account you can see your orders, save your addresses and change your password.`,
      },
      {
        type: 'link',
        label: 'Look around',
        path: PAGE_ROUTES.home,
        otherwise: 'Sign in with your email address and your password.',
      },
      {
        type: 'paragraph',
        text: 'If you didn’t register, write to us, and we’ll delete the account.',
      },
    ],
  };
}
