// Makes the demo shop's product photos. Usage: node tools/demo-photos/make.mjs [folder of renders]
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PHOTOS } from './photos.mjs';
import { backdrop, lying, product, standing } from './studio.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const renders = process.argv[2] ?? join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets');
const target = join(root, 'apps/api/assets/demo');
const SIZE = 800;

async function photograph(name, [render, ground, pose]) {
  const thing = await product(join(renders, `${render}.webp`));
  const x = (SIZE - thing.width) / 2;
  const y = (SIZE - thing.height) / 2;
  const layers =
    pose === 'lies'
      ? await lying(thing, ground, x, y - 8)
      : standing(thing, ground, x, y + thing.height + 10, { width: SIZE, height: SIZE });
  await sharp(backdrop(ground, SIZE, SIZE))
    .composite(layers)
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(join(target, `${name}.webp`));
}

await mkdir(target, { recursive: true });
for (const file of await readdir(target)) {
  if (file.endsWith('.webp')) await rm(join(target, file));
}
for (const [name, shot] of Object.entries(PHOTOS)) await photograph(name, shot);
console.log(`${Object.keys(PHOTOS).length} photos are in ${target}`);
