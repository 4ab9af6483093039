'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Free memory required; the suites use a tenth of it at a time. */
const NEEDED_BYTES = 1024 ** 3;
const PREFIX = 'shop-tests-';

/**
 * Puts the temporary files of all child processes into memory if enough is free: the suites open thousands of
 * databases, and would mostly wait for the disk. The folder is removed when this process exits.
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

/** Removes the folders of runs that were killed. One in which a file system is still mounted stays. */
function removeLeftOvers() {
  for (const name of fs.readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length));
    if (!pid || fs.existsSync(`/proc/${pid}`)) continue;
    try {
      fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
    } catch (error) {
      console.warn(`The files of an earlier run could not be removed: ${error.message}`);
    }
  }
}
