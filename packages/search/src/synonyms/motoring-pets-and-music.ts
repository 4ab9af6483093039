export const MOTORING_SYNONYMS = `
windscreen, windshield
windscreen wiper, windshield wiper, wiper blade, wiper
screen wash, windshield washer fluid, washer fluid
ice scraper, windscreen scraper, windshield scraper
boot liner, trunk liner, cargo liner, boot mat
number plate, license plate, registration plate
wing mirror, side mirror, door mirror
car tyre, car tire, auto tire, tyre
wheel trim, hubcap, hub cap, wheel cover
tyre inflator, air pump, tire pump, air compressor
snow chains, tyre chains
jump leads, jumper cables, booster cables, jump cables, battery leads, jump start cables
jump starter, booster pack
car battery, auto battery, starter battery
car charger, cigarette lighter charger, in car charger
phone holder, phone mount, car mount, car phone holder
dash cam, dashcam, dashboard camera, car camera
sat nav, gps, satnav, navigation device, satellite navigation, navigation system, gps navigator, navigator
car stereo, car radio, autoradio
engine oil, motor oil, car oil
antifreeze, coolant
petrol, gasoline, fuel
gas > petrol
petrol can, gas can, jerry can, fuel can, jerrycan
spark plug, sparking plug
brake pads, brake linings
exhaust, muffler
headlight, headlamp, head light
number plate light, license plate light
car mat, floor mat, car carpet
seat cover, car seat cover
roof box, cargo box, roof cargo box
roof rack, roof bars, luggage rack
bike rack, cycle carrier, bike carrier
tow bar, trailer hitch
tow rope, towing rope
car shampoo, car wash
car wax, car polish
warning triangle, hazard triangle
car jack, jack
motorbike, motorcycle
motorcycle helmet, crash helmet
caravan, camper, trailer, motorhome
lorry, truck
moped, scooter
number plate holder, license plate frame, number plate surround
`;

export const PET_SYNONYMS = `
dog food, kibble, dog kibble, dog biscuits
dog treats, dog snacks, dog chews
dog lead, dog leash, leash
lead > dog lead, cable
dog collar, pet collar
dog harness, pet harness
dog bed, pet bed, dog basket
dog kennel, dog house, doghouse, kennel
dog bowl, food bowl, pet bowl
dog toy, chew toy
dog coat, dog jacket
poo bags, poop bags, dog waste bags
muzzle, dog muzzle
puppy > dog
kitten > cat
cat food, kitten food
cat litter, kitty litter, cat sand
litter tray, litter box, cat toilet
cat tree, scratching post, cat scratcher, cat tower, cat condo
cat flap, cat door, pet door
cat basket, cat bed
pet carrier, cat carrier, transport box, dog carrier, pet crate
fish tank, aquarium
fish food, fish flakes
bird cage, aviary, birdcage
bird seed, bird food
hamster cage, rodent cage
rabbit hutch, rabbit cage, bunny cage
flea treatment, flea drops, tick treatment
lead > leash
`;

export const MUSIC_SYNONYMS = `
acoustic guitar, classical guitar, folk guitar
guitar strings, string set
plectrum, guitar pick
capo, capodaster
guitar amp, guitar amplifier, amplifier
drum kit, drum set, drums
drumsticks, drum sticks
digital piano, electric piano, e-piano, stage piano
keyboard, synthesizer, piano keyboard
piano stool, piano bench
violin, fiddle
harmonica, mouth organ
accordion, squeezebox
double bass, upright bass
cymbal, cymbals
music stand, note stand, sheet music stand
metronome, beat counter
microphone, mic, mike
mixing desk, mixer, mixing console
record player, turntable, phonograph, vinyl player, gramophone
vinyl, record, lp, vinyl record
cd player, compact disc player
cd, compact disc
dvd, digital video disc
ukulele, uke
`;
