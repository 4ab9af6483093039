export const BABY_AND_TOY_SYNONYMS = `
nappies, diapers, nappy pants
nappy bag, diaper bag, changing bag, baby bag
changing mat, changing pad
baby wipes, wet wipes, baby tissues
pram, stroller, pushchair, buggy, baby carriage, perambulator
baby carrier, baby sling, baby wrap
car seat, child seat, baby seat, booster seat
cot, crib, baby bed
moses basket, bassinet, carrycot, cradle
mobile, crib mobile, cot mobile
dummy, pacifier, soother, binky
teether, teething ring, teething toy
baby bottle, feeding bottle, nursing bottle, milk bottle
bottle warmer, milk warmer
steriliser, bottle steriliser
breast pump, milk pump
nursing pillow, breastfeeding pillow
muslin, burp cloth, muslin cloth
bib, baby bib, slobber bib
sippy cup, trainer cup, beaker, toddler cup
high chair, feeding chair, highchair
playpen, play yard, play pen
play mat, activity mat, baby gym, playmat
baby bouncer, baby rocker, baby swing
baby walker, walker
baby monitor, babyphone, baby phone, baby alarm
safety gate, stair gate, baby gate
potty, potty chair, toilet trainer
baby bath, baby tub, baby bathtub
romper, onesie, bodysuit, babygrow, sleepsuit, baby suit, baby grow
booties, baby shoes
sleeping sack, sleep bag
baby food, baby puree
formula, baby milk, infant milk
teddy bear, stuffed animal, plush toy, soft toy, cuddly toy, teddy, stuffed toy, plush bear, stuffed bear, cuddly bear, plush
soft toy, stuffed animal, plush toy, cuddly toy, stuffed toy, plushie, plush
soft toy, stuffed animal, plush toy, cuddly toy, stuffed toy, plushie > teddy bear, dinosaur, bunny, unicorn
doll, dolly, dolls
doll's house, dollhouse, doll house
doll's pram, doll stroller
action figure, toy figure, figurine
puppet, hand puppet, marionette
toy car, model car, matchbox car
remote control car, rc car, radio controlled car, remote car
remote control, rc, radio controlled
train set, toy train, model railway, toy railway, model train
slot cars, race track, racing track
building blocks, building bricks, construction bricks, toy bricks, toy blocks, construction set
construction set, construction toy, building set
jigsaw, puzzle, jigsaw puzzle
brain teaser, logic puzzle
board game, tabletop game, table game, parlour game
card game, playing cards
playing cards, card deck, deck of cards, pack of cards
draughts, checkers
noughts and crosses, tic tac toe
snakes and ladders, chutes and ladders
ludo, parcheesi
dominoes, domino
dice, die
chess set, chess board, chess
table football, foosball, football table
pool table, billiard table, snooker table
darts, dartboard, dart board
marbles, glass balls
spinning top, top toy
yo-yo, yoyo
kite, stunt kite
frisbee, flying disc
water gun, water pistol, squirt gun
bubble wand, bubble blower, soap bubbles
balloon, balloons
sandpit, sandbox
swing, swing set
slide, children's slide
climbing frame, jungle gym
playhouse, wendy house
seesaw, teeter totter
scooter, kick scooter, kickboard
tricycle, trike
balance bike, running bike
ride on, ride on car
rocking horse, hobby horse
modelling clay, plasticine, play dough, playdough, play doh
slime, goo
crayons, wax crayons, colouring pencils
felt tips, markers, felt pens, felt tip pens, felt pen, colouring pens
colouring book, painting book
stickers, decals
fancy dress, costume, dress up, fancy dress costume, disguise
mask, face mask
magic set, magic kit, conjuring set
science kit, experiment kit, experiment set
music box, musical box
piggy bank, money box, savings bank
walkie talkie, two way radio
toy kitchen, play kitchen
toys, playthings
bubble machine, bubble maker, bubble blower
fidget spinner, finger spinner
nesting dolls, russian dolls, matryoshka
crayons, wax crayons, colouring sticks
`;
