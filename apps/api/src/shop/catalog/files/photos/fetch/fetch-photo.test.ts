import { createServer, type RequestListener, type Server } from 'node:http';
import type { RequestOptions, ServerOptions } from 'node:https';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PHOTO_LIMITS } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { photoFetcher } from './fetch-photo.js';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PUBLIC = '93.184.216.34';
// Both sides share a key instead of a certificate.
const psk = Buffer.alloc(32, 7);
const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface World {
  names?: Record<string, string[]>;
  mostMs?: number;
}

/** An internet of one server, which all public addresses lead to. */
async function serve(answer: RequestListener, { names = {}, mostMs }: World = {}) {
  const options: ServerOptions = { ...tls, pskCallback: () => psk };
  const server = createSecureServer(options, answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const connect = vi.fn((): RequestOptions => {
    const trusted = {
      pskCallback: () => ({ psk, identity: 'shop' }),
      checkServerIdentity: () => undefined,
    };
    return { host: '127.0.0.1', port, ...tls, ...trusted };
  });
  const resolve = vi.fn((name: string) => Promise.resolve(names[name] ?? [PUBLIC]));
  const pausesMs = [1, 1];
  const fetchPhoto = photoFetcher({ connect, resolve, pausesMs, ...(mostMs && { mostMs }) });
  return { fetchPhoto, connect, resolve };
}

const sends =
  (bytes: Buffer): RequestListener =>
  (_, reply) =>
    reply.end(bytes);

const redirectsTo =
  (location: string): RequestListener =>
  (_, reply) =>
    reply.writeHead(302, { location }).end();

describe('photoFetcher', () => {
  it('fetches a photo, and connects to the address that it has checked', async () => {
    const answer = vi.fn(sends(PNG));
    const { fetchPhoto, connect } = await serve(answer);
    expect(await fetchPhoto('https://cdn.example/lamp.png?v=1')).toEqual(PNG);
    expect(connect).toHaveBeenCalledExactlyOnceWith(PUBLIC);
    expect(answer.mock.calls[0]?.[0]).toMatchObject({
      url: '/lamp.png?v=1',
      headers: { host: 'cdn.example' },
    });
  });

  it('asks for a name once, so that it can not lead elsewhere afterwards', async () => {
    const { fetchPhoto, resolve } = await serve(sends(PNG));
    resolve.mockResolvedValueOnce([PUBLIC]).mockResolvedValue(['127.0.0.1']);
    expect(await fetchPhoto('https://rebinding.example/a.png')).toEqual(PNG);
    expect(resolve).toHaveBeenCalledOnce();
  });

  it.each([
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://0177.0.0.1/a.png',
    'https://10.0.0.8/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://[::ffff:a9fe:a9fe]/a.png',
    'https://[fe80::1]/a.png',
    'https://[fd00:ec2::254]/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
    'https://both.example/a.png',
    'https://inside.example/a.png',
  ])('does not connect to %s', async (address) => {
    const names = { 'both.example': [PUBLIC, '10.0.0.1'], 'inside.example': ['fd00::1'] };
    const { fetchPhoto, connect } = await serve(sends(PNG), { names });
    await expect(fetchPhoto(address)).rejects.toThrow('not public');
    expect(connect).not.toHaveBeenCalled();
  });

  it.each([
    ['http://cdn.example/a.png', 'https://'],
    ['ftp://cdn.example/a.png', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['https://cdn.example:8443/a.png', 'no port'],
    ['https://user:secret@cdn.example/a.png', 'no user'],
    ['https://', 'not a web address'],
  ])('refuses %s', async (address, reason) => {
    const { fetchPhoto, connect } = await serve(sends(PNG));
    await expect(fetchPhoto(address)).rejects.toThrow(reason);
    expect(connect).not.toHaveBeenCalled();
  });

  it('follows redirects, each of them checked', async () => {
    const { fetchPhoto, resolve } = await serve((request, reply) => {
      if (request.url === '/photo.png') reply.end(PNG);
      else reply.writeHead(301, { location: 'https://other.example/photo.png' }).end();
    });
    expect(await fetchPhoto('https://cdn.example/old.png')).toEqual(PNG);
    expect(resolve.mock.calls.flat()).toEqual(['cdn.example', 'other.example']);
  });

  it.each([
    ['https://127.0.0.1/', 'not public'],
    ['https://[::ffff:169.254.169.254]/', 'not public'],
    ['https://inside.example/', 'not public'],
    ['http://cdn.example/a.png', 'https://'],
    ['https://cdn.example:22/', 'no port'],
    ['/again', 'too many redirects'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    const names = { 'inside.example': ['192.168.0.10'] };
    const { fetchPhoto, connect } = await serve(redirectsTo(location), { names });
    await expect(fetchPhoto('https://cdn.example/a.png')).rejects.toThrow(reason);
    expect(connect.mock.calls.flat().every((address) => address === PUBLIC)).toBe(true);
    expect(connect.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('stops at the size limit, whether or not the server names the size', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(PHOTO_LIMITS.bytes)]);
    const named = await serve(sends(large));
    await expect(named.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('at most 5 MB');
    const endless = await serve((_, reply) => {
      const more = () => {
        while (reply.writable && reply.write(large));
      };
      reply.on('drain', more);
      more();
    });
    await expect(endless.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('at most 5 MB');
  });

  it('gives up a server that is too slow, in whatever it is', async () => {
    const silent = await serve(() => undefined, { mostMs: 50 });
    await expect(silent.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('took over');
    const dripping = await serve((_, reply) => void reply.write(PNG), { mostMs: 50 });
    await expect(dripping.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('took over');
    const unresolved = await serve(sends(PNG), { mostMs: 50 });
    unresolved.resolve.mockReturnValue(new Promise(() => undefined));
    await expect(unresolved.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('took over');
  });

  it('refuses what is no picture, whatever the server calls it', async () => {
    const { fetchPhoto } = await serve((_, reply) => {
      reply.writeHead(200, { 'content-type': 'image/png' }).end('<script>alert(1)</script>');
    });
    await expect(fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('JPEG, PNG');
  });

  it('says what the server answered, and that there is none', async () => {
    const missing = await serve((_, reply) => reply.writeHead(404).end(PNG));
    await expect(missing.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('with 404');
    const gone = await serve(sends(PNG));
    gone.resolve.mockRejectedValue(new Error('ENOTFOUND'));
    await expect(gone.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('no server');
  });

  it('asks a server again that fails for the moment, twice at most', async () => {
    const answers = [503, 429, 200];
    const busy = await serve((_, reply) => reply.writeHead(answers.shift() ?? 500).end(PNG));
    expect(await busy.fetchPhoto('https://cdn.example/a.png')).toEqual(PNG);
    const cut = vi.fn<RequestListener>((request) => request.socket.destroy());
    const broken = await serve(cut);
    await expect(broken.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('ECONNRESET');
    expect(cut).toHaveBeenCalledTimes(3);
    const none = vi.fn<RequestListener>((_, reply) => reply.writeHead(404).end());
    const missing = await serve(none);
    await expect(missing.fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('with 404');
    expect(none).toHaveBeenCalledOnce();
  });

  it('speaks to no server without TLS', async () => {
    const plain = createServer(sends(PNG));
    servers.push(plain);
    await new Promise<void>((listening) => plain.listen(0, '127.0.0.1', listening));
    const { port } = plain.address() as AddressInfo;
    const fetchPhoto = photoFetcher({
      connect: () => ({ host: '127.0.0.1', port }),
      resolve: () => Promise.resolve([PUBLIC]),
    });
    await expect(fetchPhoto('https://cdn.example/a.png')).rejects.toThrow('could not be reached');
  });
});
