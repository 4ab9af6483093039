/** What products are named, and what their shoppers also say: written before any of it was looked up or tuned. */
export const OTHER_NAMES = `
smart plug: wifi socket, smart outlet
robot vacuum: robot hoover, robotic vacuum cleaner
security camera: surveillance camera, cctv, home camera
game console: games console, video game system
gaming chair: gamer seat, racing chair
mouse pad: mouse mat, mousepad
fairy lights: christmas lights, light chain
chandelier: crystal lamp
shower curtain: bath curtain
toilet brush: loo brush, bowl brush
toothbrush holder: toothbrush stand, tooth mug
laundry basket: laundry hamper, washing basket
laundry detergent: washing powder, washing liquid
drying rack: clothes airer, clothes horse, airer
dish soap: washing up liquid, dishwashing liquid
broom: sweeping brush
paper shredder: document shredder
highlighter: text marker, marker pen
desk organizer: desk organiser, desk tidy, pen holder
letter opener: paper knife, envelope opener
gift wrap: wrapping paper, gift paper
costume: fancy dress, dress-up outfit
paper napkins: serviettes
duffel bag: holdall, sports bag, gym bag
fanny pack: bum bag, waist bag, belt bag
toiletry bag: wash bag, sponge bag
headlamp: head torch, head light
pocket knife: penknife, swiss army knife
hammock: hanging bed
kettlebell: kettle bell
resistance band: exercise band, stretch band
stationary bike: exercise bike, spin bike
boxing gloves: sparring gloves
sled: sledge, toboggan
wetsuit: diving suit, neoprene suit
snorkel: snorkelling tube
blood pressure monitor: blood pressure meter
hand sanitizer: hand gel, disinfectant gel
walking cane: walking stick, cane
reading glasses: reading spectacles, readers
eyeshadow: eye shadow
hair clippers: hair trimmer, hair cutter
hairbrush: hair brush
cologne: aftershave, mens fragrance
sweatpants: joggers, tracksuit bottoms, jogging bottoms
blazer: suit jacket, sport coat
suspenders: braces, trouser braces
windbreaker: windcheater, anorak
turtleneck: polo neck, roll neck sweater
boxer briefs: underpants, trunks
necktie: tie
loafers: slip-ons, moccasins, slip on shoes
rain boots: wellies, wellington boots, rubber boots
shoelaces: shoe laces, laces
eyeglass case: glasses case, spectacle case
cuff links: cufflinks
baseball cap: ball cap, snapback
coin purse: change purse, coin pouch
crib: cot, baby bed
diaper bag: nappy bag, changing bag
sippy cup: toddler cup, trainer cup
teether: teething ring, teething toy
action figure: toy figure
sandbox: sandpit
checkers: draughts
foosball table: table football, football table
water gun: water pistol, squirt gun
cookies: biscuits
cotton candy: candy floss, fairy floss
zucchini: courgette
ketchup: tomato sauce, tomato ketchup
powdered sugar: icing sugar, confectioners sugar
raisins: sultanas, dried grapes
jam: fruit preserve, fruit spread
sparkling water: soda water, seltzer, fizzy water
pliers: pincers
utility knife: box cutter, stanley knife
level: spirit level, bubble level
zip ties: cable ties
work gloves: protective gloves, gardening gloves
weed eater: strimmer, string trimmer, grass trimmer
patio umbrella: parasol, sun umbrella
grill: barbecue, bbq
flower pot: plant pot, planter
bird feeder: bird table
windshield wiper: windscreen wiper, wiper blades
jumper cables: jump leads, booster cables
phone mount: phone holder, car phone holder
ice scraper: windscreen scraper, windshield scraper
leash: dog lead, lead
litter box: litter tray, cat toilet
bird cage: birdcage, aviary
pet carrier: cat carrier, transport box
ukulele: uke
harmonica: mouth organ
music stand: note stand, sheet music stand
mystery novel: crime novel, detective story, whodunit, thriller
coloring book: colouring book, painting book
audiobook: audio book, talking book
sewing machine: stitching machine
yarn: knitting wool, thread
scissors: shears
sketchbook: drawing pad, sketch pad
rubber stamp: ink stamp
pencil sharpener: sharpener
felt-tip pens: markers, felt pens
geometry set: maths set, compass set
standing desk: sit-stand desk, height adjustable desk
monitor arm: monitor mount, screen arm
surge protector: multi plug, extension socket
laminator: laminating machine
solid state drive: ssd, ssd drive
tablet stand: tablet holder, ipad stand
smartwatch: smart watch, fitness watch
subwoofer: bass speaker
karaoke machine: karaoke player
electric scooter: e-scooter, escooter
bicycle pump: bike pump, tyre pump, tire pump
kick scooter: scooter, push scooter
shin pads: shin guards
tennis racket: tennis racquet
golf clubs: golf irons, golf set
french press: cafetiere, coffee press, plunger coffee maker
slow cooker: crock pot, crockpot
garlic press: garlic crusher
oven mitts: oven gloves, pot holders
salad spinner: lettuce dryer, salad dryer
cookie cutter: biscuit cutter, pastry cutter
parchment paper: baking paper, greaseproof paper
wine glass: wine goblet, stemware
pitcher: jug, carafe
recliner: reclining chair, lazy boy chair
sectional sofa: corner couch, l-shaped couch
side table: end table, occasional table
throw blanket: throw, plaid, sofa blanket
bean bag: beanbag chair, bean bag chair
pillowcase: pillow cover, pillow slip
bunk bed: loft bed, stacked bed
dresser: chest of drawers, drawer unit
polo shirt: golf shirt, polo
leggings: yoga pants, sports tights
winter coat: parka, overcoat, winter jacket
sports bra: running bra, workout bra
romper suit: onesie, sleepsuit, bodysuit
balaclava: ski mask, face warmer
clogs: garden clogs, mules
work boots: safety shoes, steel toe boots
briefcase: attache case, document bag
electric toothbrush: sonic toothbrush, powered toothbrush
hair straightener: flat iron, straightening iron, hair iron
razor blades: shaving blades, replacement blades
hand cream: hand lotion
bath bomb: bath fizzer, bath ball
makeup remover: make-up remover, micellar water, cleansing water
adhesive bandages: plasters, band aids, sticking plasters
paintbrush: paint brush, decorating brush
toolbox: tool box, tool chest, tool case
pressure washer: power washer, jet washer
door knob: door handle, doorknob
wallpaper: wall covering, wall paper
sandpaper: sanding paper, emery paper, abrasive paper
deck chair: sun lounger, lawn chair
trampoline: bouncer
compost bin: composter
swing set: swings, garden swing
dog treats: dog snacks, dog biscuits
dog crate: dog kennel, pet crate, dog cage
poop bags: poo bags, dog waste bags
peanut butter: peanut spread
canned tomatoes: tinned tomatoes, chopped tomatoes
cornstarch: cornflour, corn flour
hot chocolate: cocoa, drinking chocolate
gummy bears: jelly bears, gummies, wine gums
rocking horse: hobby horse
toy car: model car, matchbox car
tricycle: trike, three wheeler
plush toy: soft toy, stuffed animal, cuddly toy
fidget spinner: finger spinner
motorcycle helmet: motorbike helmet, crash helmet
tire inflator: tyre inflator, air compressor
gas can: petrol can, fuel can, jerry can
roof rack: roof bars, luggage rack
`;
