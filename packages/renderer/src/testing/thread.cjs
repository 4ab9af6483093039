'use strict';

// A render thread for tests: never answers for `/never`, and renders any other page from the reply to one call.
const { parentPort } = require('node:worker_threads');

function finish({ page, reply }) {
  if (reply.status === 503) parentPort.postMessage({ type: 'failed', page });
  else parentPort.postMessage({ type: 'rendered', page, rendered: { status: reply.status } });
}

parentPort.on('message', (message) => {
  const { type, page, request } = message;
  if (type === 'reply') finish(message);
  else if (request.address !== '/never')
    parentPort.postMessage({ type: 'call', page, call: page, made: { path: request.address } });
});
