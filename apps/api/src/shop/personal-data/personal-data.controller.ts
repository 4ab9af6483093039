import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Request } from 'express';
import type { Types } from 'mongoose';
import { clientAddress } from '@shop/front';
import { ownerOf } from '../accounts/index.js';
import type { Controller } from '@shop/http/route';
import type { GuessLimits } from '../../platform/limits/guess-limits.js';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import { deleteOwnAccount, deleteUser } from './delete-account.js';
import { fileOf, shopperFor } from './download.js';

/** Dependencies of the controllers of personal data. */
export interface PersonalDataDeps {
  guessLimits: GuessLimits;
  usageLimits: UsageLimits;
}

/** Counts a download towards the caller's limit. @throws HttpError 429 when there were too many. */
function countDownload(
  { usageLimits }: PersonalDataDeps,
  { _id }: { _id: Types.ObjectId },
  req: Request,
) {
  const account = _id.toHexString();
  return usageLimits.count({ kind: 'dataDownload', account, address: clientAddress(req) });
}

export function downloadOwn(deps: PersonalDataDeps): Controller<typeof endpoints.downloadMyData> {
  return async ({ user, req }) => {
    await countDownload(deps, user, req);
    return fileOf(user._id, 'owner');
  };
}

export function downloadOf(deps: PersonalDataDeps): Controller<typeof endpoints.downloadUserData> {
  return async ({ params, actor, req }) => {
    await countDownload(deps, actor, req);
    return fileOf(await shopperFor(params.userId, actor), 'admin');
  };
}

export function deleteOwn(deps: PersonalDataDeps): Controller<typeof endpoints.deleteMyAccount> {
  return async (input) => {
    await deleteOwnAccount(input.body, ownerOf(input, deps));
    return { success: true, message: SUCCESS_TEXTS.accountDeleted };
  };
}

export const deleteOf: Controller<typeof endpoints.deleteUser> = async ({ params, actor }) => {
  const { name } = await deleteUser(params.userId, actor);
  return { success: true, message: SUCCESS_TEXTS.userDeleted(name) };
};
