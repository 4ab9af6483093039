import { endpoints, type ProfileInput } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { session } from '../../../lib/session';

/** Saves the profile and takes the answer into the session: the user always, the token when there is a new one. */
export async function updateProfile(profile: ProfileInput): Promise<void> {
  const { updatedUser, token } = await call(endpoints.updateProfile, { body: profile });
  const current = session.get();
  if (current) session.set({ user: updatedUser, token: token ?? current.token });
}
