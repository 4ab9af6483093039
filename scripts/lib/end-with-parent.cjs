'use strict';

const INTERVAL_MS = 250;

/**
 * Shuts this process down when its parent process is gone: the shell in which npm runs scripts dies on a signal without
 * passing it on.
 */
module.exports = function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
};
