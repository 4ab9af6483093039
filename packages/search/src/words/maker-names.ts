/** Names of makers that many shoppers know: none is a misspelling of a word, and few shops have them all. */
export const MAKER_NAMES: ReadonlySet<string> = new Set(
  `abercrombie acer adidas aeg aesop aldi alessi alexa alfi altra amd american anker apple armani aran arcteryx arena
  armour aruba asics asus atari audi avent babolat bajaj bambu barbie barbour bauknecht beats beko belkin benq berghaus
  bialetti birkenstock bissell bmw bodum boeing bosch bose bostik braun breitling breville brita brother brooks bugaboo
  bulova burberry burton calvin canon cannondale carhartt cartier casio caterpillar chanel chevrolet chicco clarks clinique
  coach coleman columbia converse corsair crocs daewoo dell delonghi denon desigual deuter dewalt dickies diesel dior disney
  dolce dremel dunlop duracell dyson ecco eastpak electrolux epson esprit estee evian fender ferrari festool fila fischer
  fisher fiskars fitbit fossil fujifilm gabbana gap garmin garnier geox gibson gillette giorgio givenchy google gopro grohe
  gucci guess haier haribo hasbro havaianas head heinz hermes hilfiger hisense hitachi hoka honda honor hoover hp huawei
  hugo hyundai ibanez ikea intel ipad iphone ipod jabra jaguar jansport jbl jura kappa karcher karrimor kenwood kindle
  kipling kitchenaid klein kodak konica korg krups lacoste lamy lancome lavazza lego leica lenovo lexmark levi levis lg
  lidl logitech longchamp loreal louis lululemon macbook makita mammut marantz marshall martens mattel maybelline mazda
  mercedes merrell michelin microsoft miele mizuno moleskine moncler montblanc motorola nespresso nestle netgear nike nikon
  nintendo nivea nokia nutella oakley omega oneplus oral osprey osram panasonic pandora parker patagonia pelikan peloton
  pentax pepsi peugeot philips pioneer playmobil playstation polaroid porsche prada primark pringles puma pyrex quechua
  quiksilver ralph razer realtek reebok remington rimmel ritter roku rolex roland rossignol rowenta ryobi salewa
  salomon samsonite samsung sandisk sanyo schwinn seagate seiko sennheiser sharp shein shimano shure siemens sigma
  singer skechers skoda smeg sonos sony speedo stabilo stanley steiff stihl subaru superdry suzuki swarovski swatch
  tefal tesla teva thule timberland timex tissot tommy tomtom toshiba toyota triumph tupperware uggs umbro uniqlo vans
  versace victorinox vileda vodafone volkswagen volvo vuitton wacom weber whirlpool wii wilson wmf wrangler wusthof xbox
  xerox xiaomi yamaha yeti yonex zara zeiss zippo zwilling`.split(/\s+/),
);
