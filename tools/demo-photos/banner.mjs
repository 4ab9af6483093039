// Makes the home page's banner. Usage: node tools/demo-photos/banner.mjs [folder of renders]
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PHOTOS } from './photos.mjs';
import { GROUNDS, backdrop, hsl, product, standing, svg } from './studio.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const renders = process.argv[2] ?? join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets');
const target = join(root, 'apps/web/public');
const GROUND = 'sand';
const canvas = { width: 1600, height: 900 };

/** How much of a plinth's top is seen: its ellipse's height for its width. */
const TILT = 0.17;

/** From the back to the front: what stands where, how tall, and the plinth below it, if any. */
const SCENE = [
  {
    photo: 'potted-ficus',
    x: 1418,
    size: 400,
    plinth: { top: 610, height: 130, radius: 150, ground: 'sage' },
  },
  {
    photo: 'wireless-headphones',
    x: 1130,
    size: 280,
    plinth: { top: 440, height: 290, radius: 165, ground: 'clay' },
  },
  {
    photo: 'handbag',
    x: 850,
    size: 270,
    plinth: { top: 590, height: 160, radius: 175, ground: 'sand' },
  },
  { photo: 'rangefinder-camera', x: 1075, size: 230, y: 800 },
  { photo: 'basketball', x: 1285, size: 150, y: 812 },
];

function plinthLayer({ top, height, radius, ground }, x) {
  const [hue, saturation] = GROUNDS[ground];
  const tilt = radius * TILT;
  const tone = (lightness) => hsl(hue, saturation * 0.9, lightness);
  return svg(
    canvas.width,
    canvas.height,
    `<linearGradient id="side">
      <stop offset="0" stop-color="${tone(80)}"/><stop offset="0.3" stop-color="${tone(87)}"/>
      <stop offset="1" stop-color="${tone(68)}"/>
    </linearGradient>
    <linearGradient id="top" x2="1" y2="0.4">
      <stop offset="0" stop-color="${tone(95)}"/><stop offset="1" stop-color="${tone(87)}"/>
    </linearGradient>
    <filter id="soft" x="-50%" y="-200%" width="200%" height="500%">
      <feGaussianBlur stdDeviation="20"/>
    </filter>
    <filter id="tight" x="-50%" y="-200%" width="200%" height="500%">
      <feGaussianBlur stdDeviation="5"/>
    </filter>
    <g fill="${hsl(28, 40, 20)}">
      <ellipse cx="${x + 34}" cy="${top + height + 12}" rx="${radius * 1.16}" ry="${tilt * 1.2}"
        opacity="0.26" filter="url(#soft)"/>
      <ellipse cx="${x}" cy="${top + height + 3}" rx="${radius}" ry="${tilt}"
        opacity="0.3" filter="url(#tight)"/>
    </g>
    <path d="M${x - radius} ${top} v${height} a${radius} ${tilt} 0 0 0 ${radius * 2} 0 v${-height} z"
      fill="url(#side)"/>
    <ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${tilt}" fill="url(#top)"/>`,
  );
}

const disc = svg(
  canvas.width,
  canvas.height,
  `<linearGradient id="d" x2="0" y2="1">
    <stop offset="0" stop-color="${hsl(20, 52, 82)}"/>
    <stop offset="1" stop-color="${hsl(28, 50, 88)}" stop-opacity="0"/>
  </linearGradient>
  <circle cx="1130" cy="440" r="370" fill="url(#d)"/>`,
);

const layers = [{ input: disc, left: 0, top: 0 }];
for (const { photo, x, size, y, plinth } of SCENE) {
  const thing = await product(join(renders, `${PHOTOS[photo][0]}.webp`), {
    area: Infinity,
    frame: size,
  });
  if (plinth) layers.push({ input: plinthLayer(plinth, x), left: 0, top: 0 });
  const floor = plinth ? plinth.top + plinth.radius * TILT * 0.35 : y;
  layers.push(...standing(thing, GROUND, x - thing.width / 2, Math.round(floor), canvas));
}

const picture = await sharp(
  backdrop(GROUND, canvas.width, canvas.height, { x: 62, y: 38, reach: 75 }),
)
  .composite(layers)
  .png()
  .toBuffer();
for (const [name, width] of [
  ['banner', 1600],
  ['banner-800', 800],
]) {
  await sharp(picture)
    .resize(width)
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(join(target, `${name}.webp`));
}
console.log(`The banner is in ${target}`);
