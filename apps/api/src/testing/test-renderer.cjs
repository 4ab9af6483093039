'use strict';

// Stands in for the renderer that the build of the pages makes. What it does is in the address.
const { parentPort } = require('node:worker_threads');

const GET_PRODUCT = { method: 'GET', path: '/products/get-product/:slug' };
/** An administrator's call, whose replies are not for everybody. */
const LIST_USERS = { method: 'GET', path: '/auth/all-users' };
const pages = new Map();

const escape = (text) => text.replaceAll('<', '&lt;');

function render({ page, request }) {
  const { address, origin, details } = request;
  const { pathname } = new URL(address, origin);
  if (pathname === '/about') for (;;);
  if (pathname === '/contact') process.exit(1);
  if (pathname === '/policy') return;
  if (pathname === '/categories') throw new Error('The renderer is broken');
  if (pathname === '/search') {
    parentPort.postMessage({ type: 'call', page, call: page, made: { ...LIST_USERS, input: {} } });
    return;
  }
  pages.set(page, { address, origin, details });
  const slug = pathname.split('/')[2] ?? '';
  const input = { params: { slug } };
  parentPort.postMessage({ type: 'call', page, call: page, made: { ...GET_PRODUCT, input } });
}

function finish({ page, reply }) {
  if (reply.status === 503) {
    parentPort.postMessage({ type: 'failed', page });
    return;
  }
  const { address, origin, details } = pages.get(page);
  pages.delete(page);
  const product = reply.body?.product;
  const isMoved = product && !decodeURIComponent(address).includes(`/${product.slug}`);
  const rendered = {
    status: product ? 200 : 404,
    ...(isMoved && { movedTo: `/product/${product.slug}` }),
    head: `<title>${escape(product?.name ?? 'Not found')} - ${details.name}</title><link rel="canonical" href="${origin}${address}">`,
    body: `<h1>${escape(product?.name ?? '404')}</h1><p>${product?.quantity ?? 0}</p>`,
    data: JSON.stringify([[['product'], product]]),
  };
  parentPort.postMessage({ type: 'rendered', page, rendered });
}

parentPort.on('message', (message) => {
  if (message.type === 'render') render(message);
  else finish(message);
});
