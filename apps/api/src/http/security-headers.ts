import { randomBytes } from 'node:crypto';
import { API_PREFIX } from '@shop/shared';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const POLICY_HEADER = 'Content-Security-Policy';
const NONCE_BYTES = 16;

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** The shop also runs on plain HTTP, on a laptop: only requests that came by TLS get the header. */
export const HSTS = {
  name: 'Strict-Transport-Security',
  value: `max-age=${HALF_A_YEAR_SECONDS}`,
} as const;

/** Device features that a page could ask for and the shop never needs. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const EVERYWHERE = { xFrameOptions: { action: 'deny' }, strictTransportSecurity: false } as const;

/** What a `<style>` element of this reply's page must carry; a new one for each reply. Base64. */
export function styleNonceOf(res: Response): string {
  return (res.locals as { styleNonce: string }).styleNonce;
}

/** Lets the scripts of this reply's page make a Trusted Types policy with another name than `default`, too. */
export function allowTrustedTypes(res: Response, name: string): void {
  const policy = res.get(POLICY_HEADER) ?? '';
  res.set(POLICY_HEADER, policy.replace('trusted-types default', `$& ${name}`));
}

/**
 * What a browser may do with the shop's replies: with pages what they need, and with replies of the API, which are no
 * pages, nothing.
 */
export function securityHeaders(): RequestHandler {
  const ofPage = pageHeaders();
  const ofCall = callHeaders();
  return (req, res, next) => {
    if (req.secure) res.set(HSTS.name, HSTS.value);
    if (req.path.startsWith(`${API_PREFIX}/`)) {
      ofCall(req, res, next);
      return;
    }
    res.locals.styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    res.set('Permissions-Policy', NO_DEVICES);
    ofPage(req, res, next);
  };
}

/**
 * Scripts and style sheets come from this site alone. antd writes `<style>` elements at run time, which need the reply's
 * nonce. Text becomes markup only through the policy of `apps/web/src/lib/trusted-types.ts`.
 */
function pageHeaders() {
  return helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", (_req, res) => `'nonce-${styleNonceOf(res as Response)}'`],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      },
    },
  });
}

/** Without headers that only mean something for a page. */
function callHeaders() {
  return helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
}
