/** Makers that many shoppers know, by what comes to mind first; those that make all sorts of things are not here. */
const MAKERS_OF = `
shoes: adidas asics birkenstock clarks converse crocs ecco geox havaianas hoka merrell nike puma reebok salomon skechers
  teva timberland uggs
clothing: abercrombie armani burberry carhartt dickies diesel hilfiger lacoste levis moncler primark quiksilver shein
  superdry uniqlo wrangler zara
jacket: barbour berghaus patagonia
backpack: eastpak jansport kipling longchamp
suitcase: samsonite
necklace: cartier pandora swarovski
watch: breitling bulova casio fitbit garmin rolex seiko swatch timex tissot
sunglasses: oakley
laptop: acer asus dell lenovo
phone: huawei motorola nokia oneplus samsung xiaomi
headphones: beats bose jabra jbl sennheiser sony
speaker: sonos
camera: canon fujifilm gopro kodak leica nikon pentax
game console: atari nintendo xbox
television: hisense roku toshiba
printer: epson lexmark xerox
mouse: logitech razer
toy: hasbro lego mattel playmobil
pram: bugaboo chicco
furniture: ikea
vacuum cleaner: bissell dyson
pan: tefal
coffee maker: bialetti bodum delonghi krups nespresso
knife: victorinox wusthof zwilling
drill: dewalt dremel festool makita ryobi
lotion: nivea
perfume: chanel dior givenchy lancome
lipstick: maybelline rimmel
razor: gillette
bike: cannondale schwinn shimano
tennis racket: babolat yonex
tent: quechua
guitar: gibson ibanez
synthesizer: korg
pen: lamy montblanc pelikan stabilo
notebook: moleskine
candy: haribo
coffee: lavazza
`;

/** What a maker is known for, by its name. */
export const GOODS_OF_MAKERS: ReadonlyMap<string, string> = new Map(
  MAKERS_OF.replaceAll('\n  ', ' ')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [goods = '', makers = ''] = line.split(': ');
      return makers.split(' ').map((maker) => [maker, goods] as const);
    }),
);
