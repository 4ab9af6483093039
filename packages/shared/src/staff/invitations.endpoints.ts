import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import { userSchema } from '../accounts/accounts.js';
import {
  invitationInputSchema,
  invitationSchema,
  invitationTokenSchema,
  shownInvitationSchema,
} from './invitations.js';

/** The invitation, and its link where no mail server sends it: the link is shown only here. */
const invited = done({ invitation: invitationSchema, link: z.string().optional() });
const one = z.object({ id: objectIdSchema });

/** Invitations to the staff. */
export const invitationEndpoints = {
  inviteStaff: {
    method: 'POST',
    path: '/staff/invitations',
    access: 'admin',
    area: 'staff',
    summary:
      'Invite somebody to be an administrator with these permissions, by a link that is sent by mail and works once within 7 days; without a mail server the reply has it',
    body: invitationInputSchema,
    creates: true,
    status: 201,
    response: invited,
  },
  renewInvitation: {
    method: 'POST',
    path: '/staff/invitations/:id/link',
    access: 'admin',
    area: 'staff',
    summary: 'Send the link of an invitation again; the earlier one no longer works',
    params: one,
    status: 200,
    response: invited,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/staff/invitations/:id',
    access: 'admin',
    area: 'staff',
    summary: 'Withdraw an invitation: its link no longer works',
    params: one,
    status: 200,
    response: done({}),
  },
  readInvitation: {
    method: 'POST',
    path: '/invitations/read',
    access: 'public',
    summary: 'What an invitation is for, given the token of its link',
    body: invitationTokenSchema,
    status: 200,
    response: ok({ invitation: shownInvitationSchema }),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'shopper',
    summary:
      'Become an administrator by an invitation to the e-mail address of the account, from the next request on',
    body: invitationTokenSchema,
    status: 200,
    response: done({ user: userSchema }),
  },
} as const satisfies Record<string, Endpoint>;
