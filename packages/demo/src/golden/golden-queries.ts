/**
 * Queries that shoppers may type in the demo shop, graded by hand before any was tried. Names before the semicolon are
 * what was wanted, those after it are acceptable. A query with an empty value should find nothing.
 */
export const DEMO_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exact: {
    'classic watch': 'Classic Watch',
    'wireless mouse': 'Wireless Mouse',
    'fountain pen': 'Fountain Pen',
    'teddy bear': 'Teddy Bear',
    'walnut chair': 'Walnut Chair',
    'mantel clock': 'Mantel Clock',
    'snare drum': 'Snare Drum',
    'kick scooter': 'Kick Scooter',
  },
  'one word': {
    lipstick: 'Satin Lipstick',
    violin: 'Student Violin',
    laptop: '14-inch Laptop',
    kite: 'Rainbow Kite',
    briefcase: 'Leather Briefcase',
    mirror: 'Scalloped Mirror',
    cookbook: 'Weeknight Cookbook',
    scarf: 'Merino Scarf',
  },
  unfinished: {
    umbr: 'Walking Umbrella',
    headph: 'Wireless Headphones',
    sunglas: 'Polarized Sunglasses',
    skateb: 'Street Skateboard',
    'alarm cl': 'Twin-Bell Alarm Clock',
    'electric gui': 'Electric Guitar',
    telesc: 'First Telescope',
  },
  misspelt: {
    umbrela: 'Walking Umbrella',
    headfones: 'Wireless Headphones',
    saxaphone: 'Alto Saxophone',
    micropone: 'Studio Microphone',
    notebok: 'Hardcover Notebook',
    baketball: 'Indoor-Outdoor Basketball',
    acordion: 'Piano Accordion',
    'dinasaur toy': 'Gentle Dinosaur',
  },
  plural: {
    watches: 'Classic Watch',
    rings: 'Sapphire Ring',
    violins: 'Student Violin',
    candles: 'Beeswax Candle',
    drums: 'Snare Drum, Djembe Drum',
    clocks: 'Twin-Bell Alarm Clock, Mantel Clock',
    shoe: 'Road Running Shoes',
    boot: 'Hiking Boots, Heeled Ankle Boots',
  },
  'joined and split': {
    'back pack': 'City Backpack',
    'head phones': 'Wireless Headphones',
    'foot ball': 'Match Football',
    'note book': 'Hardcover Notebook',
    rollerskates: 'Roller Skates',
    teapots: 'Stoneware Teapot',
    'sun glasses': 'Polarized Sunglasses',
    'all in one desktop': 'All-in-One Desktop',
  },
  synonyms: {
    couch: 'Sofa and Reading Lamp',
    sneakers: 'Road Running Shoes',
    't-shirt': 'Striped Cotton Tee',
    bicycle: 'City Bike',
    'cell phone': 'Compact Smartphone',
    luggage: 'Cabin Suitcase',
    'ping pong': 'Table Tennis Bat',
    brolly: 'Walking Umbrella',
  },
  'filler words': {
    'i need a watch': 'Classic Watch',
    'a lamp for my room': 'Sofa and Reading Lamp',
    'looking for a camera': 'Rangefinder Camera',
    'gift ideas teddy bear please': 'Teddy Bear',
  },
  category: {
    music:
      'Electric Guitar, Student Violin, Brass Trumpet, Snare Drum, Alto Saxophone, Djembe Drum, Piano Accordion, Wooden Recorder',
    toys: 'Teddy Bear, Meadow Jigsaw Puzzle, Rainbow Kite, Nesting Dolls, Wooden Steam Train, Gentle Dinosaur, Tin Rocket, First Telescope',
    accessories:
      'Classic Watch, Sapphire Ring, Bead Bracelet, Polarized Sunglasses, Satin Lipstick, Almond Body Lotion, Walking Umbrella, Clasp Coin Purse',
  },
  units: {
    '14 inch laptop': '14-inch Laptop',
    '14" laptop': '14-inch Laptop',
  },
  nonsense: { qwzxv: '', zzkkpp: '', 'xq wv zz': '' },
};
