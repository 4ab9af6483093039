import { INVITATION_DAYS, PAGE_ROUTES, type Settings } from '@shop/shared';
import { SECRET, type Letter, type MailWriter } from '../../mail/index.js';
import { InvitationModel } from '../invitations/invitation.model.js';
import { permissionsFact } from '../administrators/permissions.js';
import { UserModel } from '../user.model.js';

/** Writes the mail of an invitation; none once it is accepted, withdrawn or expired. */
export const writeInvitation: MailWriter = async (id, shop) => {
  const invited = await InvitationModel.findById(id).lean();
  if (!invited) return undefined;
  const by = await UserModel.findById(invited.by).lean();
  const owner = await UserModel.findOne({ email: invited.email }, { name: 1 }).lean();
  return {
    to: { name: owner?.name ?? invited.email, address: invited.email },
    ...(owner && { user: owner._id }),
    letter: invitation(by?.name ?? shop.name, permissionsFact(invited), shop),
  };
};

/** Has the link by which somebody joins the staff. */
export function invitation(by: string, permissions: string, shop: Pick<Settings, 'name'>): Letter {
  return {
    subject: `Join the staff of ${shop.name}`,
    title: 'Join the staff',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello,
${by} has invited you to help run ${shop.name}, with these permissions: ${permissions}. The link works once, within ${INVITATION_DAYS} days.`,
      },
      {
        type: 'link',
        label: 'See the invitation',
        path: `${PAGE_ROUTES.invitation}?token=${SECRET}`,
        otherwise: 'We can’t show the link here: please write to us.',
      },
      {
        type: 'paragraph',
        text: 'If you don’t want to join, you don’t need to do anything.',
      },
    ],
  };
}
