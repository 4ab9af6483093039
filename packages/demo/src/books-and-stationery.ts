import type { DemoCategory } from './types.js';

export const BOOKS_AND_STATIONERY: DemoCategory = {
  name: 'Books & Stationery',
  products: [
    {
      name: 'Three-Novel Box Set',
      description:
        'Three long novels, one island and a family that cannot keep a secret. Cloth-bound, ' +
        'with ribbon markers and paper thick enough for reading in the bath. Start with the ' +
        'green one.',
      price: 45,
      quantity: 25,
      shipping: true,
      photo: 'novel-box-set.webp',
    },
    {
      name: 'Seashore Field Guide',
      description:
        'Names for 600 shells, seabirds and seaweeds, with a painting of every one. Arranged ' +
        'by where you stand, from dune to low-tide line, so beginners find their way fast. ' +
        'The cover wipes clean of sand.',
      price: 27.99,
      quantity: 30,
      shipping: true,
      photo: 'field-guide.webp',
    },
    {
      name: 'Weeknight Cookbook',
      description:
        'Eighty suppers in half an hour, most of them from one pan. Every recipe fits on one ' +
        'page, names its shopping list first and says what to do with the leftovers. It lies ' +
        'flat on the counter.',
      price: 31.5,
      quantity: 28,
      shipping: true,
      photo: 'cookbook.webp',
    },
    {
      name: 'Hardcover Notebook',
      description:
        '192 dotted pages that take ink without bleeding, numbered for your own index. An ' +
        'elastic band keeps it closed, a pocket at the back keeps the receipts. The label on ' +
        'the front waits for a title.',
      price: 14,
      quantity: 55,
      shipping: true,
      photo: 'hardcover-notebook.webp',
    },
    {
      name: 'Confetti Journal',
      description:
        "One page for every day, undated, so a missed week is nobody's business. The midnight " +
        'cover is scattered with confetti in raised ink that is nice to touch. Lies open by ' +
        'itself from the first page.',
      price: 15.99,
      quantity: 37,
      shipping: true,
      photo: 'confetti-journal.webp',
    },
    {
      name: 'Spiral Pad',
      description:
        'Bright yellow, so it is found again, with 120 ruled sheets on a sturdy steel spiral. ' +
        'The pages tear out along a clean edge. Good for lists, lectures and letters you may ' +
        'never send.',
      price: 6.5,
      quantity: 60,
      shipping: true,
      photo: 'spiral-pad.webp',
    },
    {
      name: 'Fountain Pen',
      description:
        'A smooth steel nib that needs no pressure at all, in a blue barrel with polished ' +
        'rings. Fill it from the bottle or use the two cartridges in the box. After a month ' +
        'it will know your handwriting.',
      price: 62,
      quantity: 18,
      shipping: true,
      photo: 'fountain-pen.webp',
    },
    {
      name: "Painter's Palette Set",
      description:
        'Four gouache colors mixed to get along, on a palette of oiled beech that sits well ' +
        'on the thumb. Two round brushes are included, a small and a brave one. Washes off ' +
        'hands, shirts and most tables.',
      price: 21.5,
      quantity: 32,
      shipping: true,
      photo: 'palette-set.webp',
    },
  ],
};
