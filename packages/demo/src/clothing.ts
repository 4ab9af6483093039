import type { DemoCategory } from './types.js';

export const CLOTHING: DemoCategory = {
  name: 'Clothing',
  products: [
    {
      name: 'Striped Cotton Tee',
      description:
        'Heavyweight organic cotton, washed before it is sewn so that it stays the size you ' +
        'bought. One broad cream band on fresh green, cut straight, with a ribbed collar that ' +
        'keeps its shape.',
      price: 19.99,
      quantity: 60,
      shipping: true,
      photo: 'striped-tee.webp',
    },
    {
      name: 'Straight-Leg Jeans',
      description:
        'Mid-blue denim with just enough stretch for a long bike ride. High in the waist, ' +
        'straight from the knee, and long enough to turn up at the ankle. They soften with ' +
        'every wash and hardly fade.',
      price: 49.5,
      quantity: 44,
      shipping: true,
      photo: 'jeans.webp',
    },
    {
      name: 'Summer Dress',
      description:
        'Blue poplin with a full skirt, adjustable straps and, yes, two pockets. The navy ' +
        'waistband sits flat and the scalloped hem ends just below the knee. Fully lined; ' +
        'wash cool and hang to dry.',
      price: 69,
      quantity: 18,
      shipping: true,
      photo: 'summer-dress.webp',
      brand: 'Linden & Lane',
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: [
        { values: ['S'], quantity: 3, sku: 'DRESS-S' },
        { values: ['M'], quantity: 9, sku: 'DRESS-M' },
        { values: ['L'], quantity: 6, sku: 'DRESS-L' },
      ],
    },
    {
      name: 'Camel Wool Coat',
      description:
        'Double-faced wool that is warm from October to April and never bulky. It ends just ' +
        'above the knee and leaves room for a thick sweater underneath. A brown contrast ' +
        'collar, two deep pockets outside and a zipped one within.',
      price: 149,
      quantity: 11,
      shipping: true,
      photo: 'wool-coat.webp',
    },
    {
      name: 'Merino Scarf',
      description:
        'Long enough to wrap twice and still tuck in at the front. Fine merino in cherry red, ' +
        'with a raspberry fringe at both ends. It does not itch: we tested it on our most ' +
        'sensitive neck.',
      price: 24.5,
      quantity: 33,
      shipping: true,
      photo: 'merino-scarf.webp',
    },
    {
      name: 'Knit Gloves',
      description:
        'Touchscreen-ready fingertips and a ribbed cuff that closes the gap below your ' +
        'sleeve. Knitted in one piece from a violet wool blend, so there are no seams to rub. ' +
        'One size fits most hands.',
      price: 18,
      quantity: 29,
      shipping: true,
      photo: 'knit-gloves.webp',
    },
    {
      name: 'Crew Socks, Two Pairs',
      description:
        'Cushioned at heel and toe, with a cuff that stays up and leaves no mark. Green with ' +
        'yellow stripes and bright blue heels, for people who like to show an ankle. Combed ' +
        'cotton, machine washable, two pairs in a band.',
      price: 9.5,
      quantity: 58,
      shipping: true,
      photo: 'crew-socks.webp',
      brand: 'Linden & Lane',
      attributes: 'Material: Combed cotton\nCare: Machine wash, cool',
    },
    {
      name: 'Cotton Twill Cap',
      description:
        'Six soft panels in sky blue, a curved brim and a brass buckle at the back. Light ' +
        'enough for a run, sturdy enough to live at the bottom of a bag. The sweatband is ' +
        'terry cotton and dries fast.',
      price: 20,
      quantity: 47,
      shipping: true,
      photo: 'cotton-cap.webp',
    },
    {
      name: 'Straw Sun Hat',
      description:
        'Hand-woven straw with a wide brim that shades your nose as well as your book. A red ' +
        'ribbon ties at the side and comes off for washing. Rolls up for the suitcase and ' +
        'springs back on the beach.',
      price: 34,
      quantity: 3,
      shipping: true,
      photo: 'sun-hat.webp',
      compareAtPrice: '42.5',
    },
  ],
};
