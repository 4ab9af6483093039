import { randomBytes } from 'node:crypto';
import { API_PREFIX } from '@shop/shared';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { contextOf } from './context.js';

const POLICY_HEADER = 'Content-Security-Policy';
const NONCE_BYTES = 16;

/** The worker that reads HEIC for administrators. A worker has the policy of its own script. */
const HEIC_WORKER = /^\/assets\/heic\.worker-[\w-]+\.js$/;

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Only sent over TLS: the shop also runs on plain HTTP, for example on a laptop. */
export const HSTS = {
  name: 'Strict-Transport-Security',
  value: `max-age=${HALF_A_YEAR_SECONDS}`,
} as const;

/** Device features that a page could ask for and the shop never needs. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const EVERYWHERE = { xFrameOptions: { action: 'deny' }, strictTransportSecurity: false } as const;

/** The CSP nonce for `<style>` elements of this reply's page. Base64, new for each reply. */
export function styleNonceOf(res: Response): string {
  return contextOf(res).styleNonce ?? '';
}

/** Lets the scripts of this reply's page create the Trusted Types policy `name`, besides `default`. */
export function allowTrustedTypes(res: Response, name: string): void {
  const policy = res.get(POLICY_HEADER) ?? '';
  res.set(POLICY_HEADER, policy.replace('trusted-types default', `$& ${name}`));
}

/** Security headers: pages may do what they need, and replies of the API, which are not pages, nothing. */
export function securityHeaders(): RequestHandler {
  const ofPage = pageHeaders(["'self'"]);
  const ofWorker = pageHeaders(["'self'", "'wasm-unsafe-eval'"]);
  const ofCall = callHeaders();
  return (req, res, next) => {
    if (req.secure) res.set(HSTS.name, HSTS.value);
    if (req.path.startsWith(`${API_PREFIX}/`)) {
      ofCall(req, res, next);
      return;
    }
    contextOf(res).styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    res.set('Permissions-Policy', NO_DEVICES);
    (HEIC_WORKER.test(req.path) ? ofWorker : ofPage)(req, res, next);
  };
}

/**
 * Scripts and style sheets come from this site alone. antd writes `<style>` elements at run time, which need the
 * reply's nonce. WebAssembly runs only in the worker that reads HEIC. Text becomes markup only through the policy of
 * `apps/web/src/lib/page-start/trusted-types.ts`.
 */
function pageHeaders(scripts: string[]) {
  return helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': scripts,
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

/** Omits headers that only matter for pages. */
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
