import type { DemoCategory } from './types.js';

export const TOYS: DemoCategory = {
  name: 'Toys',
  products: [
    {
      name: 'Teddy Bear',
      description:
        'Soft mohair, a patient face and arms made for being dragged upstairs. Joints at ' +
        'shoulders and hips let him sit through any tea party. Safe from birth, washable at ' +
        '30 degrees.',
      price: 27,
      quantity: 46,
      shipping: true,
      photo: 'teddy-bear.webp',
    },
    {
      name: 'Meadow Jigsaw Puzzle',
      description:
        'A thousand pieces of green, each cut to click firmly into the next. Printed on thick ' +
        'recycled board with a linen finish that does not glare under the lamp. A poster in ' +
        'the box helps when the meadow gets hard.',
      price: 16,
      quantity: 43,
      shipping: true,
      photo: 'jigsaw-puzzle.webp',
    },
    {
      name: 'Rainbow Kite',
      description:
        'Flies in a light breeze and survives a nosedive. Ripstop panels in four colors, ' +
        'fiberglass spars and a long tail of bows. Thirty meters of line come on a winder ' +
        'that small hands can hold.',
      price: 23.5,
      quantity: 36,
      shipping: true,
      photo: 'kite.webp',
    },
    {
      name: 'Nesting Dolls',
      description:
        'Five sisters in lime wood, the smallest no bigger than a bean. Each is turned, ' +
        'painted and lacquered by hand, so no two sets have quite the same smile. From three ' +
        'years.',
      price: 37.99,
      quantity: 15,
      shipping: true,
      photo: 'nesting-dolls.webp',
    },
    {
      name: 'Wooden Steam Train',
      description:
        'Beech wheels that really roll and a cab big enough for a small driver. Painted in ' +
        'navy, red and gold with colors that are safe to chew. Magnets front and back couple ' +
        'it to most wooden tracks.',
      price: 46,
      quantity: 26,
      shipping: true,
      photo: 'steam-train.webp',
    },
    {
      name: 'Gentle Dinosaur',
      description:
        'Long-necked, soft and a friend to plants only. Filled with recycled fleece, weighted ' +
        'in the feet so that it stands on a shelf. 35 cm tall, which is about life size for a ' +
        'very young one.',
      price: 21.99,
      quantity: 39,
      shipping: true,
      photo: 'dinosaur.webp',
    },
    {
      name: 'Tin Rocket',
      description:
        'Ready for the moon: polished tin, three red fins and a round blue porthole. Push it ' +
        'along the floor and sparks glow under the engine, with no battery needed. From four ' +
        'years, and for desks of any age.',
      price: 52,
      quantity: 18,
      shipping: true,
      photo: 'tin-rocket.webp',
    },
    {
      name: 'First Telescope',
      description:
        "Saturn's rings from the balcony, on the first clear night. A 70 mm lens, two " +
        'eyepieces and a tripod that does not tremble. The star map in the box shows what to ' +
        'look for each month.',
      price: 149,
      quantity: 11,
      shipping: true,
      photo: 'telescope.webp',
    },
  ],
};
