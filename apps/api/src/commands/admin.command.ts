import { log } from '@shop/http/log';
import { openDatabase } from '@shop/mongo';
import { joinDatabaseServer } from '@shop/mongo/server';
import { appointAdmin, resetSecondFactorByEmail } from '../shop/accounts/index.js';
import { loadConfig, processEnvironment } from '../config/config.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { readCommandLine, UsageError } from './command-line.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage, with the address of a registered user:
  admin EMAIL                         makes the user an administrator
  admin --reset-second-factor EMAIL   turns the user's second factor off`;

/** Runs a command. The shop may be running at the same time. */
async function run(args: string[]): Promise<void> {
  const { email, act } = read(args);
  const database = await openDatabase(
    await joinDatabaseServer(loadConfig(processEnvironment())),
    UPGRADE_PLAN,
  );
  try {
    log.info(await act(email));
  } finally {
    await database.close();
  }
}

/** @throws UsageError */
function read(args: string[]) {
  const options = { 'reset-second-factor': { type: 'boolean' } } as const;
  const { values, positionals } = readCommandLine(args, { usage: USAGE, options });
  const [email, ...others] = positionals;
  if (!email || others.length > 0) throw new UsageError(USAGE);
  return { email, act: values['reset-second-factor'] ? resetSecondFactorByEmail : appointAdmin };
}

runCommand(() => run(process.argv.slice(2)));
