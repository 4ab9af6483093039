import { existsSync } from 'node:fs';
import { backupDocstore } from './backup/backup.js';
import { restoreDocstore } from './backup/restore.js';
import { readOptions, type CliOptions } from './cli-options.js';
import { runServer } from './process/run-server.js';
import { checkStore } from './store/check.js';
import { databaseFile } from './store/file/files.js';
import { Store } from './store/store.js';

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(options: CliOptions): Promise<void> {
  switch (options.command) {
    case 'serve':
      return runServer(options);
    case 'backup':
      backupDocstore({ dataDir: options.data, file: options.file });
      console.log(`saved ${options.data} in ${options.file}`);
      return;
    case 'restore':
      restore(options.data, options.file);
      return;
    case 'check':
      check(options.data);
  }
}

function restore(data: string, file: string): void {
  const kept = restoreDocstore({ dataDir: data, file });
  console.log(`restored ${data} from ${file}`);
  if (kept !== undefined) {
    console.log(`the former data is kept in ${kept}: restore it to undo this, or remove it`);
  }
}

function check(data: string): void {
  if (!existsSync(databaseFile(data))) throw new Error(`there is no data in ${data}`);
  const store = new Store(data);
  const problems = checkStore(store);
  store.close();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('all is well');
}
