import type { Controller } from '@shop/http/route';
import { conflict } from '@shop/http/errors';
import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { AccountsDeps } from '../accounts-deps.js';
import { resetPasswordByLink, sendResetLink } from './reset-links.js';

export function ways({ resetWays }: AccountsDeps): Controller<typeof endpoints.getResetWays> {
  return () => ({ success: true, ...resetWays });
}

export function send({
  resetWays,
  usageLimits,
}: AccountsDeps): Controller<typeof endpoints.sendResetLink> {
  return async ({ body: { email }, client }) => {
    if (!resetWays.link) throw conflict('This shop sends no mails. Use your security answer.');
    await usageLimits.count({ kind: 'resetLink', account: email, address: client.key });
    await sendResetLink(email);
    return { success: true, message: SUCCESS_TEXTS.resetLinkSent };
  };
}

export function reset({
  guessLimits,
}: AccountsDeps): Controller<typeof endpoints.resetPasswordByLink> {
  return async ({ body, client }) => {
    await resetPasswordByLink(body, guessLimits, client);
    return { success: true, message: SUCCESS_TEXTS.passwordReset };
  };
}
