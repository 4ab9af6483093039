'use strict';

const INTERVAL_MS = 250;

/**
 * Ends this process in order when the one that started it is gone. A signal to npm reaches the shell that npm runs
 * scripts with, and that dies without handing it on.
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
