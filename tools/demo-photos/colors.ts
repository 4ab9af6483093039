// Makes photos of products in further colors from those in one: npm run photo-colors -w tools
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../packages/demo/assets/', import.meta.url));

/** By how many degrees the colors of a photo are turned. A backdrop is nearly white, so it hardly changes. */
const COLORS: Record<string, Record<string, number>> = {
  backpack: { green: 140, blue: 250 },
};

for (const [photo, colors] of Object.entries(COLORS))
  for (const [color, hue] of Object.entries(colors))
    await sharp(join(folder, `${photo}.webp`))
      .modulate({ hue })
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${photo}-${color}.webp`));
