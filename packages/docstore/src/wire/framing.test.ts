import { describe, expect, it } from 'vitest';
import { Framing } from './framing.js';

function message(length: number, fill: number): Buffer {
  const bytes = Buffer.alloc(length, fill);
  bytes.writeInt32LE(length, 0);
  return bytes;
}

describe('a stream of messages', () => {
  const messages = [message(16, 1), message(40, 2), message(5000, 3)];
  const stream = Buffer.concat(messages);

  it.each([1, 3, 16, 17, 64, 10_000])(
    'is cut into messages when it comes in pieces of %i bytes',
    (size) => {
      const framing = new Framing();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size) {
        found.push(...framing.push(stream.subarray(at, at + size)));
      }
      expect(found.map((one) => one.toString('hex'))).toEqual(
        messages.map((one) => one.toString('hex')),
      );
    },
  );

  it.each([0, 15, -1, 50_000_000])('is refused with a message of %i bytes', (length) => {
    const head = Buffer.alloc(4);
    head.writeInt32LE(length, 0);
    expect(() => [...new Framing().push(head)]).toThrow(/cannot have/);
  });
});
