import type { DemoCategory } from './types.js';

export const MUSIC: DemoCategory = {
  name: 'Music',
  products: [
    {
      name: 'Electric Guitar',
      description:
        'Bright, biting and easy to play: a maple neck with low strings on a light red body. ' +
        'Three single-coil pickups go from chiming to growling at the flick of a switch. Set ' +
        'up and tuned by hand before it leaves us.',
      price: 399,
      quantity: 10,
      shipping: true,
      photo: 'electric-guitar.webp',
    },
    {
      name: 'Student Violin',
      description:
        'Carved from spruce and maple, with a voice that carries to the back row of the ' +
        "school hall. Fine tuners on all four strings save a beginner's patience. Case, bow, " +
        'rosin and a spare set of strings come along.',
      price: 289,
      quantity: 9,
      shipping: true,
      photo: 'student-violin.webp',
    },
    {
      name: 'Brass Trumpet',
      description:
        'Fast, quiet valves and a yellow brass bell that speaks at the softest breath. ' +
        'Balanced for younger players, loud enough for a parade. Comes in a hard case with a ' +
        'mouthpiece, valve oil and a polishing cloth.',
      price: 249,
      quantity: 12,
      shipping: true,
      photo: 'trumpet.webp',
    },
    {
      name: 'Snare Drum',
      description:
        'Seven plies of poplar for a crisp crack that sits well in any band. The strainer ' +
        'switches without a click, and eight lugs keep the tuning through the last encore. A ' +
        'pair of hickory sticks is included.',
      price: 179.5,
      quantity: 14,
      shipping: true,
      photo: 'snare-drum.webp',
    },
    {
      name: 'Alto Saxophone',
      description:
        'A round, smoky tone from the first note, and keys that lie where the fingers fall. ' +
        'Gold lacquer over brass, with leather pads that seal tightly. The backpack case also ' +
        'holds reeds, strap and sheet music.',
      price: 599,
      quantity: 8,
      shipping: true,
      photo: 'alto-saxophone.webp',
    },
    {
      name: 'Djembe Drum',
      description:
        'Deep bass in the middle, a clear slap at the rim. Turned from one piece of mango ' +
        'wood and strung with ropes you can retune yourself. The goatskin head is ten inches ' +
        'wide and likes to be played every day.',
      price: 94.99,
      quantity: 16,
      shipping: true,
      photo: 'djembe.webp',
    },
    {
      name: 'Piano Accordion',
      description:
        'Seventy-two basses, thirty-four keys and enough breath for a whole wedding. The ' +
        'cherry-red case weighs only 7 kg, so you can stand and walk with it. Padded straps ' +
        'and a hard case are part of the deal.',
      price: 649,
      quantity: 8,
      shipping: true,
      photo: 'accordion.webp',
    },
    {
      name: 'Wooden Recorder',
      description:
        'Sweet-toned maple with a clear low C, which is where plastic ones squeak. Takes ' +
        'apart in three pieces for cleaning. Includes a cotton bag, a cleaning rod and a ' +
        'fingering chart for the first twenty songs.',
      price: 22,
      quantity: 45,
      shipping: true,
      photo: 'recorder.webp',
    },
  ],
};
