import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { unauthorized } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { AccountsDeps } from '../accounts-deps.js';
import { ownerOf } from '../owner-of.js';
import { sessionClient } from '../sessions/session-client.js';
import { UserModel } from '../user.model.js';
import { userRowView } from '../user.view.js';
import {
  resetSecondFactor,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.js';
import { secretUri } from './totp.js';

export function get({ sessions }: AccountsDeps): Controller<typeof endpoints.getSecondFactor> {
  return async ({ user }) => {
    const found = await UserModel.findById(user._id).select('+secondFactor').lean();
    return {
      success: true,
      secondFactor: {
        since: found?.secondFactorSince?.toISOString() ?? null,
        recoveryCodes: found?.secondFactor?.recoveryCodes.length ?? 0,
        required: sessions.requiresSecondFactor(user),
      },
    };
  };
}

export function start(deps: AccountsDeps): Controller<typeof endpoints.startSecondFactor> {
  return async (input) => {
    const secret = await startSecondFactor(input.body.password, ownerOf(input, deps));
    const { name } = await deps.settings.current();
    return { success: true, secret, uri: secretUri(secret, name, input.user.email) };
  };
}

export function turnOn(deps: AccountsDeps): Controller<typeof endpoints.turnOnSecondFactor> {
  return async (input) => {
    const { user, recoveryCodes } = await turnOnSecondFactor(input.body.otp, ownerOf(input, deps));
    const client = sessionClient(input.req);
    const token = await deps.sessions.reissue(user, input.user.session, client);
    if (token === undefined) throw unauthorized();
    return { success: true, message: SUCCESS_TEXTS.secondFactorOn, recoveryCodes, token };
  };
}

export function turnOff(deps: AccountsDeps): Controller<typeof endpoints.turnOffSecondFactor> {
  return async (input) => {
    await turnOffSecondFactor(input.body, ownerOf(input, deps));
    return { success: true, message: SUCCESS_TEXTS.secondFactorOff };
  };
}

export const reset: Controller<typeof endpoints.resetSecondFactor> = async ({ params, actor }) => {
  const user = await resetSecondFactor(params.userId, actor);
  const message = SUCCESS_TEXTS.secondFactorReset(user.name);
  return { success: true, message, user: userRowView(user) };
};
