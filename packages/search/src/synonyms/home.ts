export const HOME_SYNONYMS = `
sofa, couch, settee, loveseat, divan
armchair, easy chair, lounge chair
recliner, reclining chair
stool, bar stool
chair, seat
office chair, desk chair, swivel chair
wardrobe, closet, clothes cupboard, armoire
cupboard, cabinet
bookcase, bookshelf, book shelf, shelving unit
shelf, rack
chest of drawers, dresser, drawers, commode
bedside table, nightstand, night table, bedside cabinet
coffee table, sofa table
desk, writing table, work table
lamp, light
desk lamp, table light, table lamp, reading lamp
floor lamp, standing lamp, floor light
ceiling light, ceiling lamp, pendant light, chandelier
fairy lights, string lights
rug, carpet, area rug
mat, doormat
curtains, drapes, drapery, window curtain
blinds, window shades
cushion, throw pillow, pillow
pillow, headrest
blanket, throw, plaid
duvet, comforter, quilt, eiderdown
bed linen, bedding, sheets, bed sheets, bedclothes
towel, bath towel
mattress, bed mattress
mirror, looking glass
wastebasket, trash can, bin, waste bin, garbage can, rubbish bin, dustbin, wastepaper basket
trash bags, bin bags, garbage bags, bin liners
picture frame, photo frame
painting, picture, artwork, wall art
poster, print
vase, flower vase
candle, tealight
clock, timepiece
basket, hamper
laundry basket, laundry hamper
clothes rack, drying rack, clothes horse, airer
iron, flatiron, steam iron
broom, brush
mop, floor wiper
tap, faucet
bathtub, bath
toilet paper, loo roll, bathroom tissue, toilet roll
tissues, kleenex
soap, hand wash
detergent, washing powder, laundry powder
dish soap, washing up liquid, dishwashing liquid
dishwasher tablets, dish tabs, dishwasher tabs
frying pan, skillet, fry pan
pan > frying pan, saucepan, wok
saucepan, cooking pot, sauce pan
cookware > pan, pot, saucepan, frying pan, wok
casserole, dutch oven, stockpot
teapot, tea pot
mug, cup
glass, tumbler
wine glass, goblet
water bottle, drinking bottle, flask, canteen
thermos, vacuum flask, insulated bottle
lunchbox, bento box, food container, lunch box
plate, dish
bowl, dish
cutlery, silverware, flatware, utensils
chopping board, cutting board
knife, blade
corkscrew, bottle opener, wine opener
can opener, tin opener
grater, shredder
sieve, strainer, colander
spatula, turner
rolling pin, dough roller
baking tray, baking sheet, cookie sheet
muffin tin, cupcake pan
oven gloves, oven mitts, pot holders
tea towel, dish towel, dishcloth
napkin, serviette
tablecloth, table linen
lawnmower, grass cutter, lawn mower, mower
hosepipe, garden hose, hose, water hose
flowerpot, plant pot, planter, flower pot
plant, houseplant
wheelbarrow, garden cart, barrow
watering can, water can
hedge trimmer, hedge cutter
secateurs, pruners, garden shears
spade, shovel
barbecue, bbq, grill
patio heater, outdoor heater
fertilizer, plant food
seeds, seed packet
garden > outdoor
drill, power drill, cordless drill
spanner, wrench
pliers, pincers
hammer, mallet
saw, handsaw
toolbox, tool chest, tool box
tape measure, measuring tape
sandpaper, emery paper, abrasive paper
ladder, stepladder
padlock, lock
duct tape, gaffer tape
adhesive, glue
spirit level, water level
`;
