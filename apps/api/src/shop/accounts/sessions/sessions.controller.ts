import { tokenOf } from '@shop/http';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { unauthorized } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { AccountsDeps } from '../accounts-deps.js';
import { userView } from '../user.view.js';
import { endEverywhere, endSession } from './end-sessions.js';
import { sessionClient } from './session-client.js';
import { SessionModel } from './session.model.js';
import { sessionView } from './session.view.js';

/** Maximum number of sessions in a reply. */
const LIST_SIZE = 100;

export function renew({ sessions }: AccountsDeps): Controller<typeof endpoints.renewSession> {
  return async ({ req }) => {
    const token = tokenOf(req);
    const renewed = token && (await sessions.renew(token, sessionClient(req)));
    if (!renewed) throw unauthorized();
    return { success: true, user: userView(renewed.user), token: renewed.token };
  };
}

export function logout({ sessions }: AccountsDeps): Controller<typeof endpoints.logout> {
  return async ({ req }) => {
    const token = tokenOf(req);
    if (token) await sessions.end(token);
    return { success: true, message: SUCCESS_TEXTS.signedOut };
  };
}

export const list: Controller<typeof endpoints.listSessions> = async ({ user }) => {
  const sessions = await SessionModel.find({
    user: user._id,
    endedAt: null,
    expiresAt: { $gt: new Date() },
  })
    .sort({ usedAt: -1 })
    .limit(LIST_SIZE)
    .lean();
  return {
    success: true,
    sessions: sessions.map((session) => sessionView(session, user.session._id)),
  };
};

export const end: Controller<typeof endpoints.endSession> = async ({ params, user }) => {
  await endSession(user._id, params.sessionId);
  return { success: true, message: SUCCESS_TEXTS.sessionEnded };
};

export function endOthers({
  sessions,
}: AccountsDeps): Controller<typeof endpoints.endOtherSessions> {
  return async ({ user, req, requestId }) => {
    const updated = await endEverywhere({ ...user, requestId }, user.session._id);
    const token = await sessions.reissue(updated, user.session, sessionClient(req));
    if (token === undefined) throw unauthorized();
    return { success: true, message: SUCCESS_TEXTS.otherSessionsEnded, token };
  };
}

export const endAll: Controller<typeof endpoints.endAllSessions> = async ({ user, requestId }) => {
  await endEverywhere({ ...user, requestId });
  return { success: true, message: SUCCESS_TEXTS.signedOutEverywhere };
};
