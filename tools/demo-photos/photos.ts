import type { Backdrop } from './backdrop.js';

/** How a product is photographed: upright from the front, or flat from above. */
export type Pose = 'stands' | 'lies';

/**
 * Backdrop → photo → [render, pose]. All products of a category stand on the same backdrop, so that its list looks calm.
 */
export const PHOTOS: Partial<
  Record<Backdrop, Record<string, readonly [render: string, pose: Pose]>>
> = {
  mist: {
    'wireless-headphones': ['1f3a7', 'stands'],
    laptop: ['1f4bb', 'stands'],
    smartphone: ['1f4f1', 'lies'],
    'rangefinder-camera': ['1f4f7', 'stands'],
    'all-in-one-desktop': ['1f5a5-fe0f', 'stands'],
    keyboard: ['2328-fe0f', 'lies'],
    'wireless-mouse': ['1f5b1-fe0f', 'lies'],
    'portable-radio': ['1f4fb', 'stands'],
    'game-controller': ['1f3ae', 'lies'],
    'studio-microphone': ['1f399-fe0f', 'stands'],
  },
  stone: {
    'striped-tee': ['1f455', 'lies'],
    jeans: ['1f456', 'lies'],
    'summer-dress': ['1f457', 'lies'],
    'wool-coat': ['1f9e5', 'lies'],
    'merino-scarf': ['1f9e3', 'lies'],
    'knit-gloves': ['1f9e4', 'lies'],
    'crew-socks': ['1f9e6', 'lies'],
    'cotton-cap': ['1f9e2', 'stands'],
    'sun-hat': ['1f452', 'stands'],
  },
  sand: {
    'running-shoes': ['1f45f', 'lies'],
    'hiking-boots': ['1f97e', 'stands'],
    'patent-heels': ['1f460', 'stands'],
    'ankle-boots': ['1f462', 'stands'],
    'ballet-flats': ['1f97f', 'stands'],
    backpack: ['1f392', 'stands'],
    handbag: ['1f45c', 'stands'],
    'cabin-suitcase': ['1f9f3', 'stands'],
    briefcase: ['1f4bc', 'stands'],
  },
  blush: {
    'classic-watch': ['231a', 'lies'],
    'sapphire-ring': ['1f48d', 'stands'],
    'bead-bracelet': ['1f4ff', 'lies'],
    sunglasses: ['1f576-fe0f', 'lies'],
    lipstick: ['1f484', 'stands'],
    'body-lotion': ['1f9f4', 'stands'],
    umbrella: ['1f302', 'lies'],
    'coin-purse': ['1f45b', 'stands'],
  },
  butter: {
    'novel-box-set': ['1f4da', 'lies'],
    'field-guide': ['1f4d8', 'lies'],
    cookbook: ['1f4d9', 'lies'],
    'hardcover-notebook': ['1f4d3', 'lies'],
    'confetti-journal': ['1f4d4', 'lies'],
    'spiral-pad': ['1f4d2', 'lies'],
    'fountain-pen': ['1f58b-fe0f', 'lies'],
    'palette-set': ['1f3a8', 'lies'],
  },
  dusk: {
    'electric-guitar': ['1f3b8', 'lies'],
    'student-violin': ['1f3bb', 'lies'],
    trumpet: ['1f3ba', 'lies'],
    'snare-drum': ['1f941', 'stands'],
    'alto-saxophone': ['1f3b7', 'lies'],
    djembe: ['1fa98', 'stands'],
    accordion: ['1fa97', 'lies'],
    recorder: ['1fa88', 'lies'],
  },
  mint: {
    football: ['26bd', 'stands'],
    basketball: ['1f3c0', 'stands'],
    'tennis-set': ['1f3be', 'lies'],
    'table-tennis-bat': ['1f3d3', 'lies'],
    skateboard: ['1f6f9', 'lies'],
    'roller-skates': ['1f6fc', 'stands'],
    'city-bike': ['1f6b2', 'stands'],
    'kick-scooter': ['1f6f4', 'stands'],
    'brass-compass': ['1f9ed', 'lies'],
  },
  sage: {
    'walnut-chair': ['1fa91', 'stands'],
    bed: ['1f6cf-fe0f', 'stands'],
    'sofa-and-lamp': ['1f6cb-fe0f', 'stands'],
    'potted-ficus': ['1fab4', 'stands'],
    teapot: ['1fad6', 'stands'],
    'alarm-clock': ['23f0', 'stands'],
    'mantel-clock': ['1f570-fe0f', 'stands'],
    'beeswax-candle': ['1f56f-fe0f', 'stands'],
    'picnic-basket': ['1f9fa', 'stands'],
    'scalloped-mirror': ['1fa9e', 'lies'],
  },
  clay: {
    'teddy-bear': ['1f9f8', 'stands'],
    'jigsaw-puzzle': ['1f9e9', 'lies'],
    kite: ['1fa81', 'lies'],
    'nesting-dolls': ['1fa86', 'stands'],
    'steam-train': ['1f682', 'stands'],
    dinosaur: ['1f995', 'stands'],
    'tin-rocket': ['1f680', 'lies'],
    telescope: ['1f52d', 'stands'],
  },
};
