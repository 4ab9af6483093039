import { PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Letter } from '../../mail/index.js';
import type { UserRecord } from '../user.model.js';

/** Warns the owner of an account, in case it was somebody else. */
export function passwordChanged(
  { name }: Pick<UserRecord, 'name'>,
  shop: Pick<Settings, 'name'>,
): Letter {
  return {
    subject: `Your password at ${shop.name} was changed`,
    title: 'Your password was changed',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nThe password of your account was just changed. If it was you, you don’t need to do anything.`,
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, reset the password now and check your orders. We’re happy to help.',
      },
      {
        type: 'link',
        label: 'Reset the password',
        path: PAGE_ROUTES.forgotPassword,
        otherwise: 'You can reset it with “Forget Password” on the sign-in page.',
      },
    ],
  };
}
