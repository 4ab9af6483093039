import type { RequestHandler } from 'express';
import helmet from 'helmet';

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Device features that a page could ask for and the shop never needs. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What a browser may do with the shop's replies. Scripts come from this site alone; styles may be inline, because antd writes them at run time. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'"],
          'script-src-attr': ["'none'"],
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: false,
    }),
    (req, res, next) => {
      res.set('Permissions-Policy', NO_DEVICES);
      // The shop also runs on plain HTTP, on a laptop: only requests that came by TLS get the header.
      if (req.secure) res.set('Strict-Transport-Security', `max-age=${HALF_A_YEAR_SECONDS}`);
      next();
    },
  ];
}
