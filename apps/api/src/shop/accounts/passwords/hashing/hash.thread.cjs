// A hash thread: does one job after the other, at a lower priority, so that pages and orders come first.
'use strict';

const os = require('node:os');
const { parentPort } = require('node:worker_threads');
const bcrypt = require('bcrypt');

/** A quarter of a core beside one busy thread: with the lowest priority, nobody could sign in to a busy shop. */
const NICENESS = 5;

// Of this thread alone: only Linux gives each thread a priority of its own.
if (process.platform === 'linux') os.setPriority(NICENESS);

/** @param {import('./hash-job.js').HashJob} job */
function resultOf(job) {
  if ('cost' in job) return bcrypt.hashSync(job.text, job.cost);
  return bcrypt.compareSync(job.text, job.hash);
}

parentPort.on('message', (job) => parentPort.postMessage(resultOf(job)));
