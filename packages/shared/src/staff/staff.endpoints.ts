import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import { invitationSchema } from './invitations.js';
import { staffInputSchema, staffMemberSchema } from './staff.js';

/** The administrators, and what each of them may do. */
export const staffEndpoints = {
  listStaff: {
    method: 'GET',
    path: '/staff',
    access: 'admin',
    area: 'staff',
    summary: 'The administrators and what each of them may do, by name, and who is invited',
    status: 200,
    response: ok({ staff: z.array(staffMemberSchema), invitations: z.array(invitationSchema) }),
  },
  updateStaff: {
    method: 'PUT',
    path: '/staff/:userId',
    access: 'admin',
    area: 'staff',
    summary:
      'Make a user an administrator with these permissions, from their next request on; nobody gives what they don’t have, and somebody always has `staff`; 409 if `permissionsBefore` is given and differs',
    params: z.object({ userId: objectIdSchema }),
    body: staffInputSchema,
    status: 200,
    response: done({ member: staffMemberSchema }),
  },
} as const satisfies Record<string, Endpoint>;
