import { appointAdmin, UserNotFoundError } from './accounts/index.js';
import { ConfigError, loadConfig, processEnvironment } from './config.js';
import { DatabaseError, joinDatabase } from './mongo/connect.js';
import { log } from './log.js';

/** The command line is incomplete; the message says what to pass. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** Failures whose message is all that an operator needs. */
const EXPECTED = [ConfigError, DatabaseError, UserNotFoundError, UsageError];

/** Makes the user with the e-mail address on the command line an administrator. The shop may be open meanwhile. */
async function run([email]: string[]): Promise<void> {
  if (!email) throw new UsageError('Usage: appoint-admin EMAIL (the address of a registered user)');
  const database = await joinDatabase(loadConfig(processEnvironment()));
  try {
    log.info(await appointAdmin(email));
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Error && EXPECTED.some((type) => error instanceof type)) {
    log.advice(error.message);
  } else {
    log.error('The administrator could not be appointed', error);
  }
  process.exitCode = 1;
});
