import {
  endpoints,
  permissionsOf,
  ROLE,
  type EndpointResponse,
  type InvitationInput,
  type Permission,
  type StaffMember,
} from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ACCESS } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';

const STAFF = ['staff'] as const;

type Invited = EndpointResponse<typeof endpoints.inviteStaff>;

/** The administrators, and who is invited to be one. */
export function useStaff() {
  return useQuery({
    queryKey: STAFF,
    queryFn: ({ signal }) => call(endpoints.listStaff, { signal }),
    staleTime: 0,
  });
}

/** A write about the staff. What it says is shown, and the list and one's own permissions are read again. */
function useStaffWrite<Input, Reply extends { message: string }>(
  write: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: STAFF });
      await client.invalidateQueries({ queryKey: [ACCESS] });
    },
  });
}

/** Sets what a member may do, unless it has changed since they were read. */
export function useSetPermissions(member: StaffMember) {
  const params = { userId: member._id };
  const permissionsBefore = permissionsOf(member);
  return useStaffWrite((permissions: readonly Permission[]) => {
    const body = { permissions: [...permissions], permissionsBefore };
    return call(endpoints.updateStaff, { params, body });
  });
}

/** Makes a member a shopper. */
export function useRemoveMember(userId: string) {
  const body = { role: ROLE.shopper };
  return useStaffWrite(() => call(endpoints.updateUserRole, { params: { userId }, body }));
}

/** Invites somebody. @returns the reply, with the link where no mail server sends it */
export function useInvite() {
  const client = useQueryClient();
  return async (body: InvitationInput, creationKey: string): Promise<Invited> => {
    const headers = { 'idempotency-key': creationKey };
    const reply = await call(endpoints.inviteStaff, { body, headers });
    notify.success(reply.message);
    await client.invalidateQueries({ queryKey: STAFF });
    return reply;
  };
}

/** Sends the link of an invitation again. */
export function useRenewInvitation(id: string) {
  return useStaffWrite(() => call(endpoints.renewInvitation, { params: { id } }));
}

/** Ends an invitation. */
export function useWithdrawInvitation(id: string) {
  return useStaffWrite(() => call(endpoints.withdrawInvitation, { params: { id } }));
}
