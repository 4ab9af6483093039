// Preloaded: kills the process right before its KILL_AT-th change of the file system.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT);

for (const name of ['copyFileSync', 'chmodSync', 'fsyncSync', 'linkSync', 'rmSync', 'renameSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    const isOurs = args.some(
      (arg) => typeof arg === 'number' || String(arg).includes('docstore.db'),
    );
    if (isOurs && --left === 0) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
