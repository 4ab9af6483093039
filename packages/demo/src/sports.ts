import type { DemoCategory } from './types.js';

export const SPORTS: DemoCategory = {
  name: 'Sports & Outdoors',
  products: [
    {
      name: 'Match Football',
      description:
        'Hand-stitched panels that keep their shape on grass, gravel and schoolyard asphalt. ' +
        'Size 5, butyl bladder, and air enough for weeks between pumps. The blue shows up ' +
        'well at dusk.',
      price: 24.99,
      quantity: 50,
      shipping: true,
      photo: 'football.webp',
    },
    {
      name: 'Indoor-Outdoor Basketball',
      description:
        'Deep channels and a tacky grip that outlast a summer on concrete. Size 7, with a ' +
        'bounce we check on every single ball. Arrives inflated and ready.',
      price: 29.5,
      quantity: 42,
      shipping: true,
      photo: 'basketball.webp',
    },
    {
      name: 'Tennis Racket Set',
      description:
        'A forgiving 105-inch head for club players and comebacks. Graphite, 275 grams, ' +
        'strung at a friendly tension and wrapped with a dry grip. One ball is in the bag so ' +
        'that you can start at once.',
      price: 85,
      quantity: 20,
      shipping: true,
      photo: 'tennis-set.webp',
    },
    {
      name: 'Table Tennis Bat',
      description:
        'Grippy rubber on five-ply poplar, quick enough for spin and calm enough for long ' +
        'rallies. The flared handle is sanded by hand. Comes with one three-star ball and an ' +
        'excuse to clear the dining table.',
      price: 17.5,
      quantity: 35,
      shipping: true,
      photo: 'table-tennis-bat.webp',
    },
    {
      name: 'Street Skateboard',
      description:
        'Seven layers of Canadian maple, steep at both ends and concave in between. Soft red ' +
        'wheels roll quietly over rough pavement, and the bearings come pre-oiled. Assembled, ' +
        'tightened and ready to push off.',
      price: 69.99,
      quantity: 23,
      shipping: true,
      photo: 'skateboard.webp',
    },
    {
      name: 'Roller Skates',
      description:
        'Coral boots with firm ankles, on wheels made for both rink and promenade. The toe ' +
        'stop is adjustable and replaceable. Lined with towelling, because joy makes feet ' +
        'warm.',
      price: 79.5,
      quantity: 17,
      shipping: true,
      photo: 'roller-skates.webp',
    },
    {
      name: 'City Bike',
      description:
        'Upright, comfortable and hard to wear out: a low red frame, seven gears in the hub, ' +
        'a chain guard for your trousers. Puncture-resistant tires and dynamo lights come ' +
        'fitted. Collect it in our workshop, where we set the saddle with you.',
      price: 459,
      quantity: 8,
      shipping: false,
      photo: 'city-bike.webp',
    },
    {
      name: 'Kick Scooter',
      description:
        'Folds in two seconds and weighs less than a bag of groceries. Big wheels glide over ' +
        'cobbles, and the rear brake works in the rain too. The handlebar grows with its ' +
        'rider, up to 100 kg.',
      price: 94,
      quantity: 19,
      shipping: true,
      photo: 'kick-scooter.webp',
    },
    {
      name: 'Brass Compass',
      description:
        'Steady needle, solid brass, and no battery to run out on the ridge. Liquid damping ' +
        'settles it in three seconds. The ring at the top takes a cord, and there is room on ' +
        'the back for an engraving.',
      price: 33,
      quantity: 28,
      shipping: true,
      photo: 'brass-compass.webp',
    },
  ],
};
