export const KITCHEN_SYNONYMS = `
frying pan, frypan, skillet, fry pan, omelette pan
griddle, griddle pan, grill pan
saucepan, cooking pot, sauce pan
pot > saucepan
saute pan, sauteuse
stock pot, soup pot, stew pot
casserole, casserole dish, dutch oven, cocotte
pressure cooker, instant pot
slow cooker, crock pot, multi cooker
roasting tin, roasting pan, roasting tray
baking tray, baking sheet, cookie sheet, oven tray, sheet pan
baking dish, oven dish, ovenproof dish, gratin dish, pie dish
cake tin, cake pan, springform, baking tin, baking pan
loaf tin, bread tin, loaf pan, bread pan
muffin tray, muffin tin, muffin pan, cupcake tin, bun tin
baking paper, parchment paper, greaseproof paper, baking parchment
piping bag, pastry bag, icing bag
cookie cutter, biscuit cutter, pastry cutter
cooling rack, wire rack, cake rack
kitchen scales, food scale, kitchen scale, weighing scale
measuring cup, measuring jug
mixing bowl, salad bowl
salad spinner, lettuce dryer
chopping board, cutting board, bread board
chef knife, cooks knife, kitchen knife
paring knife, peeling knife
knife sharpener, whetstone, sharpening stone, honing steel
knife block, knife holder
peeler, vegetable peeler, potato peeler
mandoline, vegetable slicer
potato masher, ricer
garlic press, garlic crusher
nutcracker, nut cracker
colander, strainer, sieve, pasta strainer
whisk, egg beater, balloon whisk
hand mixer, electric whisk, egg beater
stand mixer, kitchen machine, food mixer
spatula, fish slice, turner, flipper
ladle, soup spoon
tongs, grabber
rolling pin, dough roller
can opener, tin opener
bottle opener, cap lifter
corkscrew, wine opener, wine bottle opener
pestle and mortar, mortar and pestle, pestle
pepper mill, pepper grinder, pepper pot, spice mill
salt shaker, salt cellar, salt pot
oven gloves, oven mitts, oven mitt, pot holders, potholder
trivet, pot stand, hot pad
tea towel, dish towel, dishcloth, kitchen towel, dish cloth, drying cloth
dish rack, dish drainer, draining rack, plate rack
cling film, plastic wrap, food wrap, saran wrap, clingfilm, cling wrap
aluminium foil, tin foil, kitchen foil, tinfoil
kitchen roll, paper towels, kitchen paper, paper towel
freezer bags, zip bags, ziploc bags, sandwich bags, zip lock bags
food container, storage container, food box, tupperware, food storage box
jar, canister, storage jar, mason jar, preserving jar
bread bin, bread box
spice rack, spice shelf
butter dish, butter box
egg cup, egg holder
cake stand, cake plate, cupcake stand
mug, cup, coffee cup, coffee mug, tea cup, teacup
travel mug, thermal mug, thermo mug, tumbler, commuter mug, to go cup
plate, dinner plate
bowl, cereal bowl, soup bowl
dinner set, dinnerware set, tableware set, crockery set, dinner service
crockery, dinnerware, tableware
dishes > crockery
cutlery, silverware, flatware, cutlery set, eating utensils
cutlery tray, cutlery organiser, drawer organiser
chopsticks, chop sticks
glass, tumbler, drinking glass
wine glass, wine goblet, goblet, stemware
champagne flute, champagne glass, prosecco glass
beer mug, beer glass, stein, pint glass
shot glass, schnapps glass
carafe, decanter, pitcher, jug
jug, pitcher
hip flask, pocket flask
water bottle, drinking bottle, drinks bottle, canteen, sports bottle, drink bottle
thermos, vacuum flask, insulated bottle, thermos flask, insulated flask, vacuum bottle
lunch box, bento box, lunchbox, sandwich box, lunch bag
cafetiere, french press, coffee press, coffee plunger
coffee machine, coffee maker, espresso machine, coffee brewer
coffee filter, filter paper, filter papers
coffee pods, coffee capsules
moka pot, espresso pot, stovetop espresso maker
teapot, tea pot
tea infuser, tea strainer, tea ball
kettle, water boiler, electric kettle, electric jug, tea kettle
toaster, bread toaster
sandwich maker, sandwich toaster, panini press, toastie maker
waffle maker, waffle iron
rice cooker, rice steamer
bread maker, bread machine
ice cream maker, ice cream machine
juicer, juice extractor, juice press, citrus press, lemon squeezer
blender, liquidiser, smoothie maker, mixer
immersion blender, hand blender, stick blender
deep fryer, chip pan, fat fryer
air fryer, hot air fryer
hob, cooktop, stovetop, cooking plate, hot plate, induction plate
cooker, stove, range, oven
cooker hood, extractor hood, range hood, extractor fan
fridge, refrigerator, fridge freezer, icebox
fridge freezer, refrigerator, fridge
freezer, deep freezer, chest freezer, deep freeze
ice cube tray, ice tray, ice mould
cool box, cooler, ice chest, cooler box, esky, icebox
ice pack, cooling pack, cool pack, freezer block
vacuum sealer, food sealer, bag sealer
soda maker, sparkling water maker, water carbonator
water filter, water purifier
kitchen timer, egg timer
meat thermometer, food thermometer, cooking thermometer
apron, pinafore, kitchen smock
napkin, serviette, paper napkin
napkin ring, serviette ring
tablecloth, table cover, table linen, table cloth
placemat, table mat, place mat
coaster, drink mat, beer mat
straw, drinking straw
toothpick, cocktail stick
skewer, kebab stick
salad spinner, salad dryer
`;
