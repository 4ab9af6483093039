import {
  FIRST_PASSWORD_DAYS,
  RESET_LINK_MINUTES,
  type MailKind,
  type Settings,
} from '@shop/shared';
import { subjectOf, type Letter, type MailSecrets, type MailWriter } from '../../mail/index.js';
import { UserModel, type UserRecord } from '../user.model.js';
import { newResetToken } from '../passwords/reset-links.js';
import { writeNewBrowser } from './new-browser.js';
import { accountMade } from './account-made.js';
import { passwordChanged } from './password-changed.js';
import { newInvitationToken } from '../invitations/invitation-links.js';
import { writeInvitation } from './invitation.js';
import { resetLink } from './reset-link.js';
import { welcome } from './welcome.js';

/** A writer of letters to the owner of an account; none once it is deleted. */
function toOwner(write: (user: UserRecord, shop: Settings) => Letter): MailWriter {
  return async (id, shop) => {
    const user = await UserModel.findById(id).lean();
    if (!user) return undefined;
    const to = { name: user.name, address: user.email };
    return { to, user: id, letter: write(user, shop) };
  };
}

/** The writers of the mails about accounts. */
export const ACCOUNT_MAILS = {
  welcome: toOwner(welcome),
  accountMade: toOwner(accountMade),
  passwordChanged: toOwner(passwordChanged),
  resetLink: toOwner(resetLink),
  newBrowser: writeNewBrowser,
  invitation: writeInvitation,
} satisfies Partial<Record<MailKind, MailWriter>>;

/** What stands in these mails only as they are sent. */
export const ACCOUNT_SECRETS: MailSecrets = {
  resetLink: (mail) => newResetToken(mail, RESET_LINK_MINUTES),
  accountMade: (mail) => newResetToken(mail, FIRST_PASSWORD_DAYS * 24 * 60),
  invitation: (mail) => newInvitationToken(subjectOf(mail), { mail: mail._id }),
};
