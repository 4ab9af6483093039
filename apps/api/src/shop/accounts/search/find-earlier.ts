import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import type { KeptWithAccount } from '../kept-with-account.js';
import { UserModel, type UserRecord } from '../user.model.js';
import { accountPrefixes, SEARCHED_FIELDS } from './account-search.js';
import { FINDABLE_ACCOUNTS, FindableAccountsModel } from './findable-accounts.model.js';

/** Few, so that nobody who saves an account meanwhile waits for them. */
const AT_ONCE = 100;
const LOOK_EVERY_MS = 60 * 60 * 1_000;

/**
 * Makes accounts findable by their phone numbers and addresses that were stored when a search knew only names and e-mail
 * addresses. Until it is their turn, they are found by those.
 */
export function startFindingEarlier(): Ongoing {
  return whileOpen(findEarlier, {
    everyMs: LOOK_EVERY_MS,
    failure: 'Accounts were not made findable',
  });
}

/** Does so with the next of them. @returns whether there may be more. */
export async function findEarlier(): Promise<boolean> {
  const seen = await FindableAccountsModel.findById(FINDABLE_ACCOUNTS).lean();
  if (seen?.isComplete) return false;
  const rest = seen?.after ? { _id: { $gt: seen.after } } : {};
  const accounts = await UserModel.find(rest, SEARCHED_FIELDS)
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .lean<(UserRecord & KeptWithAccount)[]>();
  if (accounts.length > 0) await UserModel.bulkWrite(accounts.map(unlessChanged));
  const after = accounts.at(-1)?._id ?? seen?.after;
  const isComplete = accounts.length < AT_ONCE;
  await FindableAccountsModel.updateOne(
    { _id: FINDABLE_ACCOUNTS },
    { $set: { isComplete, ...(after && { after }) } },
    { upsert: true },
  );
  return !isComplete;
}

/** Whoever changes an account stores by what it is found, too: what was read of it before is outdated then. */
function unlessChanged(account: UserRecord & KeptWithAccount) {
  const { _id, name, email, phone, address, addresses } = account;
  const version = addresses?.version ?? null;
  return {
    updateOne: {
      filter: { _id, name, email, phone, address, 'addresses.version': version },
      update: { $set: { searchPrefixes: accountPrefixes(account) } },
    },
  };
}
