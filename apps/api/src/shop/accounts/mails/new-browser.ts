import { PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { SessionModel, type SessionRecord } from '../sessions/session.model.js';
import { UserModel } from '../user.model.js';

/** Tells of a sign-in from a browser not seen before. @param id of the session */
export const writeNewBrowser: MailWriter = async (id, settings) => {
  const session = await SessionModel.findById(id).lean();
  const user = session && (await UserModel.findById(session.user).lean());
  if (!user) return undefined;
  const { _id, name, email: address } = user;
  return { to: { name, address }, user: _id, letter: newBrowser(name, session, settings) };
};

/** Which browser it was, when, and what to do if it was somebody else. */
export function newBrowser(
  name: string,
  { client, startedAt }: Pick<SessionRecord, 'client' | 'startedAt'>,
  shop: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: shop.timeZone } as const;
  return {
    subject: `New sign-in to your account at ${shop.name}`,
    title: 'A new browser',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${name},\nSomeone signed in to your account from a browser we haven’t seen before. If it was you, you don’t need to do anything.`,
      },
      {
        type: 'facts',
        rows: [
          // A session that has ended no longer has its browser.
          ...(client ? [{ name: 'Browser', value: client }] : []),
          {
            name: 'When',
            value: `${startedAt.toLocaleString('en-US', format)} (${shop.timeZone})`,
          },
        ],
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, set a new password now. That also ends all sessions.',
      },
      {
        type: 'link',
        label: 'Set a new password',
        path: PAGE_ROUTES.forgotPassword,
        otherwise: 'You can set one with “Forget Password” on the sign-in page.',
      },
    ],
  };
}
