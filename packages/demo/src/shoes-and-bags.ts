import type { DemoCategory } from './types.js';

export const SHOES_AND_BAGS: DemoCategory = {
  name: 'Shoes & Bags',
  products: [
    {
      name: 'Road Running Shoes',
      description:
        'A soft landing, a quick toe-off and 240 grams on the scale. The lilac mesh breathes ' +
        'on hot days, and the foam keeps its bounce for a good five hundred miles. Runs true ' +
        'to size.',
      price: 89.99,
      quantity: 36,
      shipping: true,
      photo: 'running-shoes.webp',
    },
    {
      name: 'Hiking Boots',
      description:
        'Waxed nubuck that needs no breaking in, on a sole that bites into mud and wet rock. ' +
        'A waterproof lining keeps streams outside. The padded collar hugs the ankle, and the ' +
        'laces run through metal hooks.',
      price: 119,
      quantity: 21,
      shipping: true,
      photo: 'hiking-boots.webp',
      brand: 'Northway',
      attributes: 'Upper: Waxed nubuck\nLining: Waterproof',
    },
    {
      name: 'Red Patent Heels',
      description:
        'Three inches, well balanced, with a padded footbed for the walk home. Glossy red ' +
        'outside, soft leather within. The heel tips can be replaced, so they will be around ' +
        'for many parties.',
      price: 99,
      quantity: 14,
      shipping: true,
      photo: 'patent-heels.webp',
    },
    {
      name: 'Heeled Ankle Boots',
      description:
        'Poppy-red leather on a sturdy two-inch heel you can run for a bus in. A side zip ' +
        'makes them quick to pull on, and the cream sole is stitched so that a cobbler can ' +
        'renew it.',
      price: 109.5,
      quantity: 17,
      shipping: true,
      photo: 'ankle-boots.webp',
    },
    {
      name: 'Ballet Flats',
      description:
        'Folds in half for a handbag, yet has a real sole with a thin layer of cork. Supple ' +
        'blue leather that takes the shape of your foot in an afternoon. Made for long days ' +
        'and dance floors alike.',
      price: 54.99,
      quantity: 26,
      shipping: true,
      photo: 'ballet-flats.webp',
      brand: 'Linden & Lane',
      attributes: 'Upper: Leather\nSole: Cork and rubber\nCare: Wipe with a damp cloth',
      options: [{ name: 'Size', values: ['6', '7', '8', '9', '10'] }],
      variants: [
        { values: ['6'], quantity: 4, sku: 'FLAT-06' },
        { values: ['7'], quantity: 9, sku: 'FLAT-07' },
        { values: ['8'], quantity: 8, sku: 'FLAT-08' },
        { values: ['9'], quantity: 5, sku: 'FLAT-09' },
        { values: ['10'], quantity: 0, sku: 'FLAT-10' },
      ],
    },
    {
      name: 'City Backpack',
      description:
        'Room for a 15-inch laptop, lunch and a rain jacket, in eighteen well-divided liters. ' +
        'Raspberry canvas made from old bottles, with a yellow zip you can find in the dark. ' +
        'The front pocket holds keys on a clip.',
      price: 59,
      quantity: 39,
      shipping: true,
      photo: 'backpack.webp',
      otherPhotos: [
        { file: 'backpack-green.webp', alt: 'City Backpack in green' },
        { file: 'backpack-blue.webp', alt: 'City Backpack in blue' },
      ],
      brand: 'Northway',
      compareAtPrice: '72',
      weight: '780',
      attributes: 'Volume: 18 liters\nFabric: Recycled canvas\nLaptop: Up to 15 inches',
      options: [{ name: 'Color', values: ['Raspberry', 'Green', 'Blue'] }],
      variants: [
        { values: ['Raspberry'], quantity: 16, sku: 'PACK-RASP', photo: 'backpack.webp' },
        { values: ['Green'], quantity: 21, sku: 'PACK-GREEN', photo: 'backpack-green.webp' },
        { values: ['Blue'], quantity: 2, sku: 'PACK-BLUE', photo: 'backpack-blue.webp' },
      ],
    },
    {
      name: 'Two-Tone Handbag',
      description:
        'Tan above, chestnut below: vegetable-tanned leather that grows richer with the ' +
        'years. It stands by itself, opens wide and holds a tablet, an umbrella and a ' +
        'paperback. Brass feet keep the base clean.',
      price: 139.99,
      quantity: 13,
      shipping: true,
      photo: 'handbag.webp',
    },
    {
      name: 'Cabin Suitcase',
      description:
        'Fits the overhead bin of nearly every airline and rolls upright on four quiet ' +
        'wheels. The ribbed blue shell flexes instead of cracking. Inside are two straps, a ' +
        'laundry pocket and a combination lock that is easy to set.',
      price: 169,
      quantity: 15,
      shipping: true,
      photo: 'cabin-suitcase.webp',
      brand: 'Northway',
      compareAtPrice: '199',
    },
    {
      name: 'Leather Briefcase',
      description:
        'Full-grain leather, one good clasp and not a logo in sight. Three compartments take ' +
        'a laptop, papers and a sandwich without introducing them to each other. Every seam ' +
        'is saddle-stitched and guaranteed for ten years.',
      price: 185,
      quantity: 8,
      shipping: true,
      photo: 'briefcase.webp',
    },
  ],
};
