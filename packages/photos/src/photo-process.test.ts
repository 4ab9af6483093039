import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PhotoError, PhotoProcessEnded } from './errors.js';
import { PhotoProcess } from './photo-process.js';

const sizes = { widths: [10], maxPixels: 100 };

/** Stands in for the program that decodes pictures: the upload says what it does. */
const PROGRAM = `
process.on('disconnect', () => process.exit());
process.on('message', ({ bytes }) => {
  if (bytes.toString() === 'deadly') process.kill(process.pid, 'SIGKILL');
  else if (bytes.toString() === 'bad') process.send({ refusal: 'damaged' });
  else process.send({ photo: { variants: [{ width: process.pid, bytes }], ratio: 1 } });
});
`;

let folder: string;
let photos: PhotoProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'photo-process-'));
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, PROGRAM);
  photos = new PhotoProcess({ file, execArgv: [] }, sizes);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the photo process', () => {
  it('encodes one photo after the other', async () => {
    const first = await photos.encode(Buffer.from('first'));
    const second = await photos.encode(Buffer.from('second'));
    expect(second.variants[0]?.bytes.toString()).toBe('second');
    expect(second.variants[0]?.width).toBe(first.variants[0]?.width);
  });

  it('says why a photo is refused', async () => {
    const refused = photos.encode(Buffer.from('bad'));
    await expect(refused).rejects.toThrow(PhotoError);
    await expect(refused).rejects.toMatchObject({ refusal: 'damaged' });
  });

  it('starts anew after a photo that ended it', async () => {
    await expect(photos.encode(Buffer.from('deadly'))).rejects.toThrow(PhotoProcessEnded);
    const { ratio } = await photos.encode(Buffer.from('next'));
    expect(ratio).toBe(1);
  });
});
