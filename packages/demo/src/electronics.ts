import type { DemoCategory } from './types.js';

export const ELECTRONICS: DemoCategory = {
  name: 'Electronics',
  products: [
    {
      name: 'Wireless Headphones',
      description:
        'Forty hours of music on one charge, and cushions soft enough to forget you have them ' +
        'on. Turn the right cup to change the volume, press it to answer a call. They fold ' +
        'flat into the felt pouch in the box.',
      price: 129,
      quantity: 34,
      shipping: true,
      photo: 'wireless-headphones.webp',
    },
    {
      name: '14-inch Laptop',
      description:
        'No fan and just 1.2 kg: a laptop for the train, the sofa and the library. The matte ' +
        'screen stays readable beside a window, and the battery lasts a working day with ' +
        'enough left for a film. 16 GB of memory, 512 GB of storage and two USB-C ports.',
      price: 999,
      quantity: 12,
      shipping: true,
      photo: 'laptop.webp',
    },
    {
      name: 'Compact Smartphone',
      description:
        'Fits one hand, lasts two days on a charge. The 5.8-inch screen is bright in full ' +
        'sun, and the camera is ready before you have finished lifting it. Seven years of ' +
        'updates are included, so your next phone can wait.',
      price: 699.99,
      quantity: 23,
      shipping: true,
      photo: 'smartphone.webp',
    },
    {
      name: 'Rangefinder Camera',
      description:
        'Real dials for aperture and shutter, so you can see every setting before you switch ' +
        'it on. A 24-megapixel sensor hides behind the old-fashioned face. Comes with a 35 mm ' +
        'f/2 lens and a leather strap.',
      price: 449.5,
      quantity: 9,
      shipping: true,
      photo: 'rangefinder-camera.webp',
    },
    {
      name: 'All-in-One Desktop',
      description:
        'One cable and a clear desk: computer, speakers and webcam all live behind the ' +
        '27-inch display. The matching keyboard is in the box, already paired. Made for ' +
        'family photos, spreadsheets and the strategy game that runs past midnight.',
      price: 1199,
      quantity: 8,
      shipping: true,
      photo: 'all-in-one-desktop.webp',
    },
    {
      name: 'Quiet Keyboard',
      description:
        'Soft keys with a short, definite press, for open offices and sleeping households. It ' +
        'pairs with three devices and moves between them at the touch of a button. One charge ' +
        'lasts about four months.',
      price: 79,
      quantity: 41,
      shipping: true,
      photo: 'keyboard.webp',
    },
    {
      name: 'Wireless Mouse',
      description:
        'Silent clicks for either hand, and a wheel that runs freely through long documents. ' +
        'The sensor tracks on wood, cloth and even glass. A single AA battery keeps it going ' +
        'for a year.',
      price: 34.99,
      quantity: 57,
      shipping: true,
      photo: 'wireless-mouse.webp',
    },
    {
      name: 'Portable Radio',
      description:
        'Big sound for a kitchen shelf, with a proper tuning dial and an aerial that finds ' +
        'the far stations. Runs from the mains or from four AA cells, so breakfast can move ' +
        'to the garden. Six presets remember your favorites.',
      price: 59.5,
      quantity: 19,
      shipping: true,
      photo: 'portable-radio.webp',
    },
    {
      name: 'Game Controller',
      description:
        'Drift-free sticks, textured grips and triggers with a short throw. Plays wired or ' +
        'wireless with computers, tablets and phones, for twenty hours between charges. The ' +
        'deep violet shell shrugs off fingerprints.',
      price: 64.99,
      quantity: 38,
      shipping: true,
      photo: 'game-controller.webp',
    },
    {
      name: 'Studio Microphone',
      description:
        'Warm, close sound for podcasts, calls and songs, even in a room with bare walls. ' +
        'Plug it in by USB-C, set the level with the dial at the back and mute with a tap on ' +
        'the top. The stand tilts, or comes off for a boom arm.',
      price: 139,
      quantity: 16,
      shipping: true,
      photo: 'studio-microphone.webp',
    },
  ],
};
