export const LEISURE_SYNONYMS = `
bicycle, bike, cycle, pushbike
bicycle pump, bike pump, tire pump
helmet, crash helmet
dumbbell, hand weight, dumbbells, free weight
weights > dumbbell, kettlebell
treadmill, running machine
yoga mat, exercise mat, gym mat, fitness mat
skipping rope, jump rope
football, soccer ball, soccer
ball > football, basketball
racket, racquet
table tennis, ping pong
sports, sport, fitness
tent, camping shelter
sleeping bag, camp bed bag
fishing rod, angling pole, fishing pole
scooter, kickboard
skateboard, longboard
roller skates, rollerblades, inline skates
goggles, swimming goggles
wetsuit, diving suit
binoculars, field glasses
shampoo, hair wash
conditioner, hair conditioner
sunscreen, sun cream, sun lotion, suncream, sunblock
lotion, cream
face cream, moisturizer, facial cream, moisturiser
toothbrush, dental brush
toothpaste, dentifrice
nail polish, nail varnish, nail lacquer
lipstick, lip color, lip colour
makeup, cosmetics, make up
perfume, fragrance, eau de parfum, eau de toilette, scent, cologne
deodorant, antiperspirant
plaster, band aid, bandage
medicine, medication
vitamins, supplements
pram, stroller, pushchair, buggy, baby carriage
nappies, diapers, diaper, nappy
cot, crib, baby bed
dummy, pacifier, soother
baby bottle, feeding bottle
bib, baby bib
teddy bear, stuffed animal, plush toy, soft toy, cuddly toy, teddy
toy, plaything
jigsaw, puzzle, jigsaw puzzle
board game, tabletop game
building blocks, building bricks, construction bricks
high chair, feeding chair
doll, dolly
toy car, model car
playing cards, card deck
notebook, jotter, notepad, exercise book, writing pad
journal, diary
ballpoint pen, biro, ball pen
fountain pen, ink pen
felt tips, markers, marker pens, felt tip pens
highlighter, text marker
pencil sharpener, sharpener
eraser, india rubber
sticky notes, post it, post its
sticky tape, sellotape, scotch tape
calendar, planner
folder, binder, ring binder
envelope, mailer
stapler, staple gun
book, paperback, hardcover
novel, fiction
cookbook, recipe book
magazine, periodical
percussion > drum
violin, fiddle
accordion, squeezebox
saxophone, sax
stand, holder
dog leash, dog lead
pet > dog, cat
cat tree, scratching post, cat scratcher
dog bed, pet bed
aquarium, fish tank
bird cage, aviary
cat litter, kitty litter
ground coffee, coffee powder
oatmeal, porridge oats, porridge
biscuits, cookies, cookie, biscuit
sparkling water, soda water, fizzy water, carbonated water
soft drink, soda, pop
candy, sweets, confectionery
chips, crisps
french fries, fries
ketchup, tomato sauce
pasta, noodles
eggplant, aubergine
zucchini, courgette
present, gift
christmas, xmas
car, automobile, auto
truck, lorry
motorbike, motorcycle
tire, tyre
petrol, gasoline
waterproof, water resistant, watertight
warm, thermal
small, little, mini, compact
cheap, affordable
stainless steel, inox
faux leather, leatherette
purple, violet
multicolored, colorful
folding, foldable, collapsible
`;
