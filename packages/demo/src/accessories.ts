import type { DemoCategory } from './types.js';

export const ACCESSORIES: DemoCategory = {
  name: 'Accessories',
  products: [
    {
      name: 'Classic Watch',
      description:
        'Easy to read at a glance: broad hands on a midnight dial, under sapphire glass. The ' +
        'steel case is water-resistant to 100 meters, and the blue strap changes without ' +
        'tools. A Swiss quartz movement runs for five years on one battery.',
      price: 199,
      quantity: 22,
      shipping: true,
      photo: 'classic-watch.webp',
    },
    {
      name: 'Sapphire Ring',
      description:
        'A lab-grown sapphire of one carat, set high in polished platinum so light reaches it ' +
        'from every side. Each stone is numbered and comes with its certificate. Resizing is ' +
        'free within the first year.',
      price: 899,
      quantity: 2,
      shipping: true,
      photo: 'sapphire-ring.webp',
    },
    {
      name: 'Bead Bracelet',
      description:
        'Eighteen cedar beads on an elastic cord, finished with a red silk tassel. They smell ' +
        'faintly of the forest and darken with wear. Wear one alone or stack three.',
      price: 25,
      quantity: 31,
      shipping: true,
      photo: 'bead-bracelet.webp',
    },
    {
      name: 'Polarized Sunglasses',
      description:
        'No glare from water, snow or windshields, and full UV protection all the way round. ' +
        'The dark acetate frame has spring hinges that forgive being sat on. Comes with a ' +
        'case and a cloth.',
      price: 79.99,
      quantity: 27,
      shipping: true,
      photo: 'sunglasses.webp',
    },
    {
      name: 'Satin Lipstick',
      description:
        'Rosy red that goes on in one stroke and stays through lunch. Shea butter keeps it ' +
        'from drying, and there is no scent at all. The case closes with a magnet and can be ' +
        'refilled.',
      price: 16.99,
      quantity: 52,
      shipping: true,
      photo: 'lipstick.webp',
    },
    {
      name: 'Almond Body Lotion',
      description:
        'Sweet almond oil and oat milk, light enough to dress straight after. The pump gives ' +
        'just the right amount and locks for travel. 400 ml, vegan, in a bottle made from ' +
        'sugar cane.',
      price: 12.5,
      quantity: 48,
      shipping: true,
      photo: 'body-lotion.webp',
    },
    {
      name: 'Walking Umbrella',
      description:
        'Eight fiberglass ribs that turn inside out and back without harm. A curved wooden ' +
        'handle to hang over your arm, and violet cloth wide enough for two people who like ' +
        'each other. Opens at the push of a button.',
      price: 36,
      quantity: 24,
      shipping: true,
      photo: 'umbrella.webp',
    },
    {
      name: 'Clasp Coin Purse',
      description:
        "Snaps shut with a good click, just like your grandmother's. Padded raspberry leather " +
        'around a brass frame, with a slot inside for four cards and a folded note. It fits a ' +
        'coat pocket and takes more change than you think.',
      price: 42,
      quantity: 20,
      shipping: true,
      photo: 'coin-purse.webp',
    },
  ],
};
