import { appointAdmin, NobodyThereError } from './accounts/index.js';
import { ConfigError, loadConfig, processEnvironment } from './config.js';
import { DatabaseError, joinDatabase } from './mongo/connect.js';
import { log } from './log.js';

/** Failures whose message is all that an operator needs. */
const EXPECTED = [ConfigError, DatabaseError, NobodyThereError];

/** Makes the user with the e-mail address on the command line an administrator; the shop may be open meanwhile. */
async function run([email]: string[]): Promise<void> {
  if (!email) throw new NobodyThereError('Say whom to make an administrator, by e-mail address.');
  const database = await joinDatabase(loadConfig(processEnvironment()));
  try {
    log.info(await appointAdmin(email));
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Error && EXPECTED.some((type) => error instanceof type)) {
    log.error(error.message);
  } else {
    log.error('Nobody was made an administrator', error);
  }
  process.exitCode = 1;
});
