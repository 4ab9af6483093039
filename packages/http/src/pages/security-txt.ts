import type { RequestHandler } from 'express';
import { originOf } from './origin.js';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * The file that says where to report a vulnerability (RFC 9116).
 * @param contact A `mailto:` or `https:` URI; without one there is no such file.
 */
export function securityTxt(contact: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (contact === undefined) {
      next();
      return;
    }
    const origin = originOf(req);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
      'Preferred-Languages: en',
      // The RFC requires HTTPS here.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TXT_PATH}`] : []),
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  };
}
