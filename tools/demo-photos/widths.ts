// Makes the narrower widths of each demo photo, so that a first start needs no image processing.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHOTO_WIDTHS } from '@shop/shared';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../packages/demo/assets/', import.meta.url));

for (const file of await readdir(folder)) {
  if (/-\d+\.webp$/.test(file)) await rm(join(folder, file));
}
for (const file of await readdir(folder)) {
  if (!file.endsWith('.webp')) continue;
  const photo = sharp(join(folder, file));
  const { width: ownWidth } = await photo.metadata();
  for (const width of Object.values(PHOTO_WIDTHS).filter((kept) => kept < ownWidth)) {
    await photo
      .clone()
      .resize({ width })
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(join(folder, file.replace('.webp', `-${width}.webp`)));
  }
}
