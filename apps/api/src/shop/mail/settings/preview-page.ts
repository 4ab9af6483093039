import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * Shows the mail that the page around it passes on. A mail's own styles would not be allowed in the shop's pages, and its
 * links would lead out of the settings.
 */
const SCRIPT = `addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  const mail = new DOMParser().parseFromString(data, 'text/html');
  document.replaceChild(document.adoptNode(mail.documentElement), document.documentElement);
});
addEventListener('click', (event) => event.preventDefault());
parent.postMessage('ready', '*');`;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail</title></head><body><script>${SCRIPT}</script></body></html>
`;

const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** No script but the page's own, nothing from elsewhere, and no access to the shop that shows it. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${HASH}'`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** The page in which the settings show a mail as its reader sees it. */
export const mailPreviewPage: RequestHandler = (_req, res) => {
  res.set('Content-Security-Policy', POLICY);
  res.set('X-Frame-Options', 'SAMEORIGIN');
  res.type('html').send(PAGE);
};
