// Makes the narrower widths beside each demo photo, so that a first start needs no picture work.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../apps/api/assets/demo/', import.meta.url));
const NARROWER = [320, 640];

for (const file of await readdir(folder)) {
  if (/-\d+\.webp$/.test(file)) await rm(join(folder, file));
}
for (const file of await readdir(folder)) {
  if (!file.endsWith('.webp')) continue;
  for (const width of NARROWER) {
    await sharp(join(folder, file))
      .resize({ width })
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(join(folder, file.replace('.webp', `-${width}.webp`)));
  }
}
