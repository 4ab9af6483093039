import { endpoints, type ProfileInput } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { session } from '../../../lib/session/session';

/** Saves the profile, then updates the session with the new user and, if there is one, the new token. */
export async function updateProfile(profile: ProfileInput): Promise<void> {
  const { updatedUser, token } = await call(endpoints.updateProfile, { body: profile });
  const current = session.get();
  if (current) session.set({ user: updatedUser, token: token ?? current.token });
}
