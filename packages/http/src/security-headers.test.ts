import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { securityHeaders } from './security-headers.js';

let server: Listening;
let origin: string;

beforeAll(async () => {
  const app = express().set('trust proxy', 1).use(securityHeaders());
  app.get(
    ['/', '/assets/heic.worker-a1.js', '/api/v1/call'],
    (_req, res) => void res.send('reply'),
  );
  server = await listen(0);
  server.serve(app);
  origin = `http://127.0.0.1:${server.port}`;
});

afterAll(() => server.close());

async function headersOf(init?: RequestInit, path = '/'): Promise<Headers> {
  return (await fetch(`${origin}${path}`, init)).headers;
}

test('scripts and styles come from this site alone: none inline, none evaluated, none made of text', async () => {
  const policy = (await headersOf()).get('Content-Security-Policy') ?? '';
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(directives.get('script-src')).toBe("'self'");
  expect(directives.get('script-src-attr')).toBe("'none'");
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('style-src')).toMatch(/^'self' 'nonce-\S{24}'$/);
  expect(directives.get('require-trusted-types-for')).toBe("'script'");
  expect(directives.get('trusted-types')).toBe('default');
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});

test('WebAssembly may run in the worker that reads HEIC, and on no page', async () => {
  const { headers } = await fetch(`${origin}/assets/heic.worker-a1.js`);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('a reply of the API loads, runs and shows nothing where a browser takes it for a page', async () => {
  const headers = await headersOf({}, '/api/v1/call');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
});

test.each(['/', '/api/v1/call'])(
  'browsers neither guess types at %s nor frame it',
  async (path) => {
    const headers = await headersOf({}, path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  },
);

test('pages get no device', async () => {
  expect((await headersOf()).get('Permissions-Policy')).toContain('geolocation=()');
});

test('only replies over TLS tell browsers to stay with TLS', async () => {
  expect((await headersOf()).has('Strict-Transport-Security')).toBe(false);
  const secure = await headersOf({ headers: { 'X-Forwarded-Proto': 'https' } });
  expect(secure.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}$/);
});
