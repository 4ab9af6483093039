import { SUCCESS_TEXTS, ROLE, type endpoints } from '@shop/shared';
import { tokenOf } from '../http/access.js';
import { clientAddress } from '../http/client-address.js';
import { unauthorized } from '../http/errors.js';
import type { Controller } from '../http/route.js';
import type { GuessLimits } from '../limits/guess-limits.js';
import type { UsageLimits } from '../limits/usage-limits.js';
import { findPage } from '../mongo/find-page.js';
import { nameFilter } from '../text/name-search.js';
import { registerUser } from './register.js';
import { setRole } from './set-role.js';
import { resetPassword, signIn } from './sign-in.js';
import type { Tokens } from './tokens.js';
import { updateProfile } from './update-profile.js';
import { NEWEST_FIRST, UserModel } from './user.model.js';
import { userRowView, userView } from './user.view.js';

/** What the accounts' controllers work with. */
export interface AccountsDeps {
  tokens: Tokens;
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
}

export function register({ usageLimits }: AccountsDeps): Controller<typeof endpoints.register> {
  return async ({ body, req }) => {
    await usageLimits.count({
      kind: 'registration',
      account: body.email,
      address: clientAddress(req),
    });
    const user = await registerUser(body);
    return { success: true, message: SUCCESS_TEXTS.registered, user: userView(user) };
  };
}

export function login({ tokens, guessLimits }: AccountsDeps): Controller<typeof endpoints.login> {
  return async ({ body, req }) => {
    if ('newpassword' in body) {
      await resetPassword(body, guessLimits, clientAddress(req));
      return { success: true, message: SUCCESS_TEXTS.passwordReset };
    }
    const user = await signIn(body, guessLimits, clientAddress(req));
    return {
      success: true,
      message: SUCCESS_TEXTS.signedIn,
      user: userView(user),
      token: tokens.issue(user),
    };
  };
}

export function reset({ guessLimits }: AccountsDeps): Controller<typeof endpoints.resetPassword> {
  return async ({ body, req }) => {
    await resetPassword(body, guessLimits, clientAddress(req));
    return { success: true, message: SUCCESS_TEXTS.passwordReset };
  };
}

export function renew({ tokens }: AccountsDeps): Controller<typeof endpoints.renewSession> {
  return async ({ req }) => {
    const token = tokenOf(req);
    const renewed = token === undefined ? undefined : await tokens.renew(token);
    if (!renewed) throw unauthorized();
    return { success: true, user: userView(renewed.user), token: renewed.token };
  };
}

export const check: Controller<typeof endpoints.checkUser | typeof endpoints.checkAdmin> = () => {
  return { success: true, ok: true };
};

export function profile({
  tokens,
  usageLimits,
}: AccountsDeps): Controller<typeof endpoints.updateProfile> {
  return async ({ body, user, req }) => {
    if (body.password) {
      await usageLimits.count({
        kind: 'passwordChange',
        account: user._id.toHexString(),
        address: clientAddress(req),
      });
    }
    const updated = await updateProfile(body, user);
    const reply = {
      success: true,
      message: SUCCESS_TEXTS.profileUpdated,
      updatedUser: userView(updated),
    } as const;
    return body.password ? { ...reply, token: tokens.issue(updated) } : reply;
  };
}

export const listUsers: Controller<typeof endpoints.listUsers> = async ({ query }) => {
  const list = { filter: nameFilter('searchPrefixes', query.search ?? ''), sort: NEWEST_FIRST };
  const { rows, total } = await findPage(UserModel, list, query);
  return { success: true, users: rows.map(userRowView), total };
};

export const updateRole: Controller<typeof endpoints.updateUserRole> = async ({
  params,
  body,
  actor,
}) => {
  const { user } = await setRole(params.userId, body.role, actor);
  const role = user.role === ROLE.admin ? 'an administrator' : 'a shopper';
  return { success: true, message: `${user.name} is ${role}`, user: userRowView(user) };
};
