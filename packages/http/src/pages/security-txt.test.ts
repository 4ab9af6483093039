import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let server: Listening;

/** Serves what a shop with this contact does, and fetches the file from it. */
async function serve(contact: string | undefined, publicUrl?: string): Promise<Response> {
  const app = express();
  app.locals.publicUrl = publicUrl;
  app.get(SECURITY_TXT_PATH, securityTxt(contact));
  server.serve(app);
  return fetch(`http://127.0.0.1:${server.port}${SECURITY_TXT_PATH}`);
}

beforeAll(async () => {
  server = await listen(0);
});

afterAll(() => server.close());

describe('/.well-known/security.txt (RFC 9116)', () => {
  it('names the contact, the languages and its own address', async () => {
    const reply = await serve('mailto:security@shop.test', 'https://shop.test');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await reply.text()).split('\n');
    expect(lines).toContain('Contact: mailto:security@shop.test');
    expect(lines).toContain('Preferred-Languages: en');
    expect(lines).toContain('Canonical: https://shop.test/.well-known/security.txt');
    expect(lines.at(-1)).toBe('');
  });

  it('is always valid for some months, and for less than a year', async () => {
    const text = await (await serve('mailto:security@shop.test')).text();
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(YEAR_MS / 4);
    expect(expires - Date.now()).toBeLessThan(YEAR_MS);
  });

  it('has no address of its own on plain HTTP', async () => {
    expect(await (await serve('mailto:security@shop.test')).text()).not.toContain('Canonical');
  });

  it('does not exist without a contact', async () => {
    expect((await serve(undefined)).status).toBe(404);
  });
});
