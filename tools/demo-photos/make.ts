// Makes the demo shop's product photos: npm run demo-photos -w tools -- [folder of renders]
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { backdropPicture, backdrops } from './backdrop.js';
import { cutOut } from './cutout.js';
import { lying, standing } from './layers.js';
import { PHOTOS } from './photos.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const renders = process.argv[2] ?? join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets');
const target = join(root, 'packages/demo/assets');
const SIZE = 800;

const photos = backdrops.flatMap((backdrop) =>
  Object.entries(PHOTOS[backdrop] ?? {}).map(([name, [render, pose]]) => ({
    name,
    render,
    pose,
    backdrop,
  })),
);

await mkdir(target, { recursive: true });
for (const file of await readdir(target)) {
  if (file.endsWith('.webp')) await rm(join(target, file));
}
for (const { name, render, pose, backdrop } of photos) {
  const product = await cutOut(join(renders, `${render}.webp`));
  const x = (SIZE - product.width) / 2;
  const y = (SIZE - product.height) / 2;
  const layers =
    pose === 'lies'
      ? await lying(product, backdrop, { x, y: y - 8 })
      : standing(product, backdrop, { x, bottom: y + product.height + 10, canvas: SIZE });
  await sharp(backdropPicture(backdrop, SIZE))
    .composite(layers)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(target, `${name}.webp`));
}
console.log(`${photos.length} photos are in ${target}`);
