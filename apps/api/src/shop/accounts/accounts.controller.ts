import { findPage } from '@shop/mongo';
import { SUCCESS_TEXTS, ROLE, type endpoints } from '@shop/shared';
import { unauthorized } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { DATE_ORDERS } from '../../platform/date-order.js';
import type { AccountsDeps } from './accounts-deps.js';
import { sendLater } from '../mail/index.js';
import { announce } from '../webhooks/index.js';
import { prepareAccount, refusingTakenEmail } from './register.js';
import { refuseIfHashesAreLate } from './passwords/secrets.js';
import { setTags } from './administrators/set-tags.js';
import { setRole } from './administrators/set-role.js';
import { setTaxExemption } from './administrators/set-tax-exemption.js';
import { endSessionsOf } from './sessions/end-sessions.js';
import { sessionClient } from './sessions/session-client.js';
import { accountFilter } from './search/account-search.js';
import { resetPassword } from './passwords/reset-password.js';
import { signIn } from './sign-in.js';
import { updateProfile } from './profile/update-profile.js';
import { UserModel } from './user.model.js';
import { userRowView, userView } from './user.view.js';

export function register({ usageLimits }: AccountsDeps): Controller<typeof endpoints.register> {
  return async ({ body, client }) => {
    refuseIfHashesAreLate(client);
    await usageLimits.count({
      kind: 'registration',
      account: body.email,
      address: client.key,
    });
    const save = await prepareAccount(body, client);
    return {
      around: refusingTakenEmail,
      create: async (session) => {
        const user = await save(session);
        await sendLater({ kind: 'welcome', id: user._id }, session);
        await announce('customer.created', user._id, session);
        const message = SUCCESS_TEXTS.registered;
        return { reply: { success: true, message, user: userView(user) }, people: [user._id] };
      },
    };
  };
}

export function login(deps: AccountsDeps): Controller<typeof endpoints.login> {
  const { sessions, guessLimits } = deps;
  return async ({ body, client, req, requestId }) => {
    if ('newpassword' in body) {
      await resetPassword(body, deps, client);
      return { success: true, message: SUCCESS_TEXTS.passwordReset };
    }
    const user = await signIn(body, { guessLimits, client, requestId });
    return {
      success: true,
      message: SUCCESS_TEXTS.signedIn,
      user: userView(user),
      token: await sessions.start(user, sessionClient(req), requestId),
      ...(sessions.lacksSecondFactor(user) && { secondFactor: 'missing' }),
    };
  };
}

export function reset(deps: AccountsDeps): Controller<typeof endpoints.resetPassword> {
  return async ({ body, client }) => {
    await resetPassword(body, deps, client);
    return { success: true, message: SUCCESS_TEXTS.passwordReset };
  };
}

export const check: Controller<typeof endpoints.checkUser> = () => {
  return { success: true, ok: true };
};

export function profile({
  sessions,
  usageLimits,
}: AccountsDeps): Controller<typeof endpoints.updateProfile> {
  return async ({ body, user, client, req }) => {
    if (body.password) {
      refuseIfHashesAreLate(client);
      await usageLimits.count({
        kind: 'passwordChange',
        account: user._id.toHexString(),
        address: client.key,
      });
    }
    const updated = await updateProfile(body, user, client);
    const reply = {
      success: true,
      message: SUCCESS_TEXTS.profileUpdated,
      updatedUser: userView(updated),
    } as const;
    if (!body.password) return reply;
    await endSessionsOf(user._id, { keep: user.session._id });
    const token = await sessions.reissue(updated, user.session, sessionClient(req));
    if (token === undefined) throw unauthorized();
    return { ...reply, token };
  };
}

export const listUsers: Controller<typeof endpoints.listUsers> = async ({ query }) => {
  const list = {
    filter: accountFilter(query.search ?? ''),
    sort: DATE_ORDERS[query.sort],
  };
  const { rows, total } = await findPage(UserModel, list, query);
  return { success: true, users: rows.map(userRowView), total };
};

export const updateTags: Controller<typeof endpoints.updateUserTags> = async ({
  params,
  body,
  actor,
}) => {
  const user = await setTags(params.userId, body, actor);
  return { success: true, message: `The tags of ${user.name} are saved`, user: userRowView(user) };
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

export const updateExemption: Controller<typeof endpoints.updateTaxExemption> = async ({
  params,
  body,
  actor,
}) => {
  const user = await setTaxExemption(params.userId, body, actor);
  const message = `${user.name} ${body.number === '' ? 'pays tax' : 'pays no tax'}`;
  return { success: true, message, user: userRowView(user) };
};
