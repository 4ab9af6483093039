import type { SignedInActor } from '@shop/http/access';
import type { Controller } from '@shop/http/route';
import {
  DELETED_USER,
  PAGE_ROUTES,
  SUCCESS_TEXTS,
  type EndpointResponse,
  type endpoints,
  type Invitation,
} from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { AccountsDeps } from '../accounts-deps.js';
import { contactsOf } from '../contacts.js';
import { UserModel } from '../user.model.js';
import { userView } from '../user.view.js';
import { acceptInvitation } from './accept-invitation.js';
import { invitationOf, newInvitationToken } from './invitation-links.js';
import { InvitationModel, type InvitationRecord } from './invitation.model.js';
import { invitationView, shownInvitationView } from './invitation.view.js';
import { invite, refusingInvited, renewInvitation, withdrawInvitation } from './invite.js';

type Invited = EndpointResponse<typeof endpoints.inviteStaff>;

export function create({ resetWays }: AccountsDeps): Controller<typeof endpoints.inviteStaff> {
  return ({ body, actor }) => ({
    around: refusingInvited,
    create: async (session) => {
      const invitation = await invite(body, resetWays.link, actor, session);
      const message = SUCCESS_TEXTS.staffInvited(invitation.email);
      const reply = { success: true, message, ...shown(invitation, actor) } as const;
      return { reply: { ...reply, ...(await linkTo(invitation, resetWays, session)) } };
    },
  });
}

export function renew({ resetWays }: AccountsDeps): Controller<typeof endpoints.renewInvitation> {
  return async ({ params, actor }) => {
    const invitation = await renewInvitation(params.id, resetWays.link, actor);
    const message = SUCCESS_TEXTS.invitationRenewed(invitation.email);
    const reply = { success: true, message, ...shown(invitation, actor) } as const;
    return { ...reply, ...(await linkTo(invitation, resetWays)) };
  };
}

export const withdraw: Controller<typeof endpoints.withdrawInvitation> = async ({
  params,
  actor,
}) => {
  const { email } = await withdrawInvitation(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.invitationWithdrawn(email) };
};

export const read: Controller<typeof endpoints.readInvitation> = async ({ body }) => {
  const invitation = await invitationOf(body.token);
  const { by, email } = invitation;
  const people = await contactsOf([by]);
  const isRegistered = (await UserModel.exists({ email })) !== null;
  const name = people.get(by.toHexString())?.name ?? DELETED_USER;
  return { success: true, invitation: shownInvitationView(invitation, name, isRegistered) };
};

export const accept: Controller<typeof endpoints.acceptInvitation> = async ({
  body,
  user: caller,
  requestId,
}) => {
  const user = await acceptInvitation(body.token, caller, requestId);
  return { success: true, message: SUCCESS_TEXTS.invitationAccepted, user: userView(user) };
};

/** The invitations that nobody has accepted yet, oldest first. */
export async function openInvitations(): Promise<Invitation[]> {
  const all = await InvitationModel.find({ expiresAt: { $gt: new Date() } })
    .sort({ _id: 1 })
    .lean();
  const people = await contactsOf(all.map(({ by }) => by));
  return all.map((one) =>
    invitationView(one, people.get(one.by.toHexString())?.name ?? DELETED_USER),
  );
}

function shown(invitation: InvitationRecord, { name }: SignedInActor) {
  return { invitation: invitationView(invitation, name) };
}

/** Whoever invites passes the link on where no mail server does. */
async function linkTo(
  { _id }: InvitationRecord,
  { link: isSent }: AccountsDeps['resetWays'],
  session?: ClientSession,
): Promise<Pick<Invited, 'link'>> {
  if (isSent) return {};
  return { link: `${PAGE_ROUTES.invitation}?token=${await newInvitationToken(_id, { session })}` };
}
