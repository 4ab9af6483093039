/** What other features may use of the accounts. */
export { accountRoutes } from './accounts.routes.js';
export { appointAdmin, UserNotFoundError } from './appoint-admin.js';
export { AdminAddressTakenError, ensureAdmin, type FirstAdmin } from './first-admin.js';
export { holdAccount } from './hold-account.js';
export { registerUser } from './register.js';
export { hashAnswer, hashPassword } from './secrets.js';
export { SessionModel } from './sessions/session.model.js';
export { createSessions, type Sessions } from './sessions/sessions.js';
export { UserModel } from './user.model.js';
