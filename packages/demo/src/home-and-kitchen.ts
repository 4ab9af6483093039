import type { DemoCategory } from './types.js';

export const HOME_AND_KITCHEN: DemoCategory = {
  name: 'Home & Kitchen',
  products: [
    {
      name: 'Walnut Chair',
      description:
        'Solid walnut with a curved back that knows where yours is. Four screws put it ' +
        'together, and an oiled finish hides the marks of family life. Six of them look good ' +
        'round any table.',
      price: 75,
      quantity: 24,
      shipping: true,
      photo: 'walnut-chair.webp',
    },
    {
      name: 'Upholstered Bed',
      description:
        'Sleeps as quietly as it looks: the slatted frame is joined without a single metal ' +
        'bolt, so nothing creaks. Blue linen, washable covers, and room below for two ' +
        'drawers. Delivered to our depot for collection, mattress included.',
      price: 549,
      quantity: 8,
      shipping: false,
      photo: 'bed.webp',
    },
    {
      name: 'Sofa and Reading Lamp',
      description:
        'Two deep seats and good light: everything an evening with a book asks for. The blue ' +
        "wool cover unzips for cleaning, and the lamp's arm swings to either side. Collect " +
        'the pair from our depot; it fits into a small van.',
      price: 799,
      quantity: 8,
      shipping: false,
      photo: 'sofa-and-lamp.webp',
    },
    {
      name: 'Potted Ficus',
      description:
        'Asks for little: bright shade, and water when the soil feels dry. About 40 cm tall, ' +
        'with glossy leaves, in a terracotta pot with its saucer. It travels in a box with ' +
        'air holes and arrives upright.',
      price: 18.5,
      quantity: 40,
      shipping: true,
      photo: 'potted-ficus.webp',
    },
    {
      name: 'Stoneware Teapot',
      description:
        'Pours without dripping, which is rarer than it should be. Raspberry glaze inside and ' +
        'out, and a fine strainer behind the spout. Holds a liter, enough for four cups or ' +
        'one long letter.',
      price: 39.99,
      quantity: 22,
      shipping: true,
      photo: 'teapot.webp',
    },
    {
      name: 'Twin-Bell Alarm Clock',
      description:
        'Loud enough for deep sleepers, with a second hand that does not tick. Two brass ' +
        'bells, glowing hands and a red case that cheers up a nightstand. Runs for a year on ' +
        'one AA battery.',
      price: 24,
      quantity: 34,
      shipping: true,
      photo: 'alarm-clock.webp',
    },
    {
      name: 'Mantel Clock',
      description:
        'Chimes the hours, and keeps quiet from ten at night to seven in the morning. The ' +
        'domed case is walnut veneer on a brass foot, with raised numerals on a cream dial. ' +
        'Wind it on Sundays.',
      price: 92,
      quantity: 0,
      shipping: true,
      photo: 'mantel-clock.webp',
    },
    {
      name: 'Beeswax Candle',
      description:
        'Honey-scented light for forty hours, from pure beeswax with nothing added. The ' +
        'cotton wick burns evenly and leaves no soot on the ceiling. Poured by a beekeeper ' +
        'who signs the base.',
      price: 11.99,
      quantity: 54,
      shipping: true,
      photo: 'beeswax-candle.webp',
    },
    {
      name: 'Willow Picnic Basket',
      description:
        'Woven by hand from white willow, with a handle bent from a single rod. Holds bread, ' +
        'bottles and a blanket for four. Between picnics it is good for laundry, yarn or a ' +
        'sleeping cat.',
      price: 43.5,
      quantity: 21,
      shipping: true,
      photo: 'picnic-basket.webp',
    },
    {
      name: 'Scalloped Mirror',
      description:
        'Eight golden petals around clear, silvered glass. Hang it in a dark hallway and it ' +
        'gathers what light there is. 50 by 70 cm, with a hook and two fixings for either ' +
        'direction on the back.',
      price: 84,
      quantity: 13,
      shipping: true,
      photo: 'scalloped-mirror.webp',
    },
  ],
};
