'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** The suites hold a tenth of it at once. */
const NEEDED_BYTES = 1024 ** 3;
const PREFIX = 'shop-tests-';

/**
 * Has everything that this process starts keep its temporary files in memory, where there is plenty: the suites open
 * thousands of databases, and would mostly wait for the disk. The folder goes when this process exits.
 */
module.exports = function workInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeLeftOvers();
  const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
  fs.mkdirSync(folder, { mode: 0o700 });
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
};

function hasRoom() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    fs.accessSync(MEMORY, fs.constants.W_OK);
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Of runs that were killed. */
function removeLeftOvers() {
  for (const name of fs.readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length));
    if (pid && !fs.existsSync(`/proc/${pid}`))
      fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}
