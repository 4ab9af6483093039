import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { attendToMails, MAIL_CALLS, wordMails } from '../mails/attend-to-mails.js';
import type { Mailbox } from '../mails/mailbox.js';
import { ACCOUNT_CALLS, IP, useAccounts } from './accounts.js';
import { CATALOG_CALLS, changeCatalog } from './catalog.js';
import { IMPORT_CALLS, importFile } from './imports.js';
import { INVITATION_CALLS, inviteStaff } from './invite-staff.js';
import { buyUnsent, ORDER_CALLS } from './orders.js';
import { PICTURE_CALLS, showLogo } from './pictures.js';
import { DRAFT_CALLS, draftSettings } from './settings-draft.js';
import { RETURN_CALLS, sendBack } from './returns.js';
import { changeRules, RULE_CALLS } from './rules.js';
import { PROGRAM_CALLS, tellPrograms } from './tell-programs.js';

/**
 * Makes each call that succeeds only with data from an earlier reply, such as a session's id or a current code.
 * @returns the names of the calls that succeeded.
 * @throws Error when the shop refuses.
 */
export async function callByHand(origin: string, mailbox: Mailbox): Promise<string[]> {
  const visitor = new ApiClient(origin, { ip: IP });
  const admin = await visitor.signIn(ADMIN);
  await useAccounts(visitor, admin, mailbox);
  await importFile(admin);
  await changeRules(admin);
  await showLogo(admin);
  await draftSettings(admin);
  const buyer = await visitor.signIn(await buildShopper(visitor));
  await buyUnsent(admin, buyer, mailbox);
  await attendToMails(admin, buyer);
  await wordMails(admin);
  await sendBack(admin, buyer);
  await changeCatalog(admin, buyer);
  await tellPrograms(admin);
  await inviteStaff(visitor, admin, mailbox);
  return [
    ...ACCOUNT_CALLS,
    ...IMPORT_CALLS,
    ...RULE_CALLS,
    ...PICTURE_CALLS,
    ...DRAFT_CALLS,
    ...ORDER_CALLS,
    ...MAIL_CALLS,
    ...RETURN_CALLS,
    ...CATALOG_CALLS,
    ...PROGRAM_CALLS,
    ...INVITATION_CALLS,
  ];
}
