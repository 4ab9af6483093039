import { PAGE_ROUTES, RESET_LINK_MINUTES, type Settings } from '@shop/shared';
import { SECRET, type Letter } from '../../mail/index.js';
import type { UserRecord } from '../user.model.js';

/** Has the link by which the owner of an account sets a new password. */
export function resetLink(
  { name }: Pick<UserRecord, 'name'>,
  shop: Pick<Settings, 'name'>,
): Letter {
  return {
    subject: `Set a new password at ${shop.name}`,
    title: 'Set a new password',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nSomeone asked for a new password for your account. If it was you, choose one now. The link works once, within ${RESET_LINK_MINUTES} minutes.`,
      },
      {
        type: 'link',
        label: 'Choose a new password',
        path: `${PAGE_ROUTES.resetPassword}?token=${SECRET}`,
        otherwise: 'We can’t show the link here: please write to us.',
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, you don’t need to do anything: your password stays as it is.',
      },
    ],
  };
}
