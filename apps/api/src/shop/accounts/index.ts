/** The accounts' interface for other features. */
export { CUSTOMER_WRITERS } from './announced/customer-writer.js';
export { accountRoutes } from './accounts.routes.js';
export { ensureAdmin, type FirstAdmin } from './administrators/first-admin.js';
export { ACCOUNT_SAMPLES } from './mails/account-samples.js';
export { ACCOUNT_MAILS, ACCOUNT_SECRETS } from './mails/account-mails.js';
export { auditOwnAccount } from './audit-own-account.js';
export {
  appointAdmin,
  operator,
  resetSecondFactorByEmail,
  UserNotFoundError,
} from './administrators/operator.js';
export {
  contactOf,
  holdBuyer,
  contactsOf,
  pricedAccounts,
  type PricedAccount,
} from './contacts.js';
export { InvitationModel, type InvitationRecord } from './invitations/invitation.model.js';
export { digestOf, newLinkToken } from './link-token.js';
export { ownerOf } from './owner-of.js';
export { prepareAccount, refusingTakenEmail } from './register.js';
export { proveOwner, type Owner } from './prove-owner.js';
export { PasswordResetModel } from './passwords/password-reset.model.js';
export type { ResetWays } from './passwords/reset-links.js';
export { hashAnswer, hashPassword } from './passwords/secrets.js';
export { SessionModel, type SessionRecord } from './sessions/session.model.js';
export { createSessions, type Sessions } from './sessions/sessions.js';
export { assertCanBeGiven, assertHas } from './administrators/permissions.js';
export { accountFilter, accountPrefixes } from './search/account-search.js';
export { startFindingEarlier } from './search/find-earlier.js';
export { addressesOf } from './addresses/address-book.js';
export type {
  CustomerNote,
  StoredAddresses,
  StoredCart,
  StoredWorkplace,
} from './kept-with-account.js';
export { UserModel, type UserRecord, type UserSecrets } from './user.model.js';
export { exemptionView, userRowView, userView } from './user.view.js';
