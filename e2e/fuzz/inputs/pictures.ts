import { PHOTO_LIMITS } from '@shop/shared';
import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG whose header claims this size, with pixels for `rows` of its rows. */
export function png(width: number, height: number, rows = height, extra?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(extra ? [extra] : []),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = Buffer.from('<script>alert(document.domain)</script>');
const small = png(8, 8);

/** Files that are pictures, that are not, and polyglots of a picture and something else. */
export const PICTURES: readonly Buffer[] = [
  small,
  png(640, 480),
  Buffer.alloc(0),
  Buffer.from('GIF89a/*'.concat('x'.repeat(20), '*/=1;alert(1)//')),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>',
  ),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  Buffer.from('\xff\xd8\xff<?php system($_GET[0]); ?>', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'latin1'),
  Buffer.concat([small, script]),
  png(8, 8, 8, chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), script]))),
  png(8, 8, 8, chunk('iCCP', Buffer.from('x\0\0broken'))),
  small.subarray(0, small.length - 20),
  png(30_000, 30_000, 10),
  png(65_535, 65_535, 1),
  png(2 ** 31 - 1, 1, 0),
  png(6_000, 6_000),
  png(1, 16_000),
  Buffer.alloc(PHOTO_LIMITS.bytes + 1, 'x'),
];
