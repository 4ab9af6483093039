/** Kinds of things, and words that things of several departments have. */
export const GENERAL_SYNONYMS = `
top > t-shirt, shirt, blouse
shirt > t-shirt, tee, polo shirt, blouse
trousers, pants, slacks > jeans, chinos, leggings, corduroys
jacket > coat, blazer
paper > notebook, notepad, pad, sketchbook
jacket, anorak, windbreaker
coat, overcoat, parka
shorts, short pants
leggings > tights
dress, gown, frock
skirt > kilt
suit > two piece
underwear, lingerie, undergarments
underwear > underpants, briefs, boxer shorts, panties, bra
bikini, two piece swimsuit
hat > cap, beanie
headscarf, bandana
headband, hairband
overalls, coveralls
footwear > shoes, boots, sandals, sneakers, slippers, loafers, heels
shoes > sneakers, loafers, sandals, boots, heels, trainers, flats, ballet flats
pumps > ballet flats
boots, booties
flats, ballet flats, ballerinas
bag > handbag, purse, backpack, briefcase, satchel, tote, suitcase
coin purse, change purse, coin pouch
backpack > school bag
luggage > suitcase, travel bag
briefcase, attache case, laptop bag
messenger bag, shoulder bag, crossbody bag
jewelry, jewels
jewelry > ring, necklace, bracelet, earrings, brooch
bling > ring, necklace, bracelet, earrings, watch
pin > brooch
computer, pc > laptop, desktop, desktop pc
pc, personal computer, desktop computer
phone, telephone
phone > smartphone
cell > mobile phone, smartphone
keypad > keyboard
cam > camera
charger, power adapter, charging adapter
charger, power supply, ac adapter
lead, cord > cable
wifi, wlan, wireless
wireless, cordless, bluetooth
rechargeable, chargeable
humidifier, vaporizer
microwave, microwave oven
dishwasher, dish washer
food processor, mixer
coffee grinder, coffee mill
toaster oven > toaster
scale, scales, weighing machine
thermometer, temperature gauge
clock radio, alarm clock
ink > cartridge
cartridge > ink
seat > chair
divan, sofa
drawers > chest of drawers
commode > chest of drawers
lamp, light
mat > doormat, rug
pillow > cushion
cushion > pillow
painting, picture, artwork, wall art
poster, print
clock, timepiece
hamper > basket
bathtub, bath
pan > frying pan, saucepan, wok
cookware > pan, pot, saucepan, frying pan, wok
flask, canteen
flask > water bottle, thermos
food container, lunch box
dish > plate, bowl
utensils, cutlery
blade > knife
grater, shredder
muffin tin, cupcake pan
plant, houseplant
plant, houseplant > ficus, fern, cactus, succulent, monstera, orchid, bonsai, palm tree
garden > outdoor
bike pump, tire pump
helmet, crash helmet
ball > football, basketball
racket, racquet
sport > fitness
fishing rod, angling pole
goggles, swimming goggles
lotion > cream
scent, perfume
plaster > bandage
medicine, medication
felt tips, markers, marker pens
calendar, planner
percussion > drum
bongo, bongos, conga, hand drum > djembe, drum
saxophone, sax
pet > dog, cat
present, gift
christmas, xmas
car, automobile, auto
waterproof, water resistant, watertight, water proof
warm, thermal
small, little, mini, compact
large, big
huge, giant, jumbo
cheap, affordable
stainless steel, inox
faux leather, leatherette, imitation leather, vegan leather, pu leather
multicolored, colorful
folding, foldable, collapsible, fold up
unbreakable, shatterproof
non stick, nonstick
anti slip, non slip, slip resistant
fireproof, heat resistant
manual, hand operated
inflatable, blow up
handmade, hand made, handcrafted
second hand, used, pre owned, refurbished
ergonomic, ergo
lightweight, light weight
heavy duty, industrial
magnetic, magnet
solar, solar powered
battery powered, battery operated, cordless
eco friendly, sustainable, environmentally friendly
wooden, wood
metallic, metal
woollen, wool
velvet, velour
fleece, fleecy
crimson, scarlet, red
navy, dark blue, navy blue
turquoise, teal
purple, violet
beige, cream, ecru, sand
golden, gold
silvery, silver
transparent, clear, see through
maroon, burgundy, bordeaux
pink, rose
charcoal, anthracite, dark grey
off white, ivory
multi pack, multipack, value pack
spare, replacement
tele, tv
photo, picture
pic > photo
doggy > dog
kitty > cat
bunny, rabbit
mum, mom, mother, mummy
dad, father, daddy
grandma, grandmother, granny, nan
grandpa, grandfather, grandad
autumn, fall
holiday, vacation
film, movie
rubbish, trash, garbage
stand > holder
holder > stand
yarn, wool
`;
