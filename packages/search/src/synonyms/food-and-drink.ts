export const FOOD_AND_DRINK_SYNONYMS = `
crisps, chips, potato chips, potato crisps
french fries, fries, chips, oven chips
biscuits, cookies, bikkies
crackers, crispbread, savoury biscuits
sweets, candy, candies, confectionery, sweeties, lollies
lollipop, sucker, lolly
ice lolly, popsicle, ice pop
candy floss, cotton candy
boiled sweets, hard candy
wine gums, gummy bears, gummies, jelly sweets, fruit gums
liquorice, licorice
chewing gum, bubble gum
chocolate bar, candy bar, chocolate
pralines, chocolates
cake, gateau
cupcake, fairy cake, muffin
pancake, crepe, flapjack
porridge, oatmeal, porridge oats, rolled oats, oats, oat flakes
muesli, granola, cereal
cereal, breakfast cereal
cornflakes, corn flakes
jam, jelly, preserve, fruit spread, marmalade
jelly, jello, gelatin
treacle, molasses
golden syrup, corn syrup
icing sugar, powdered sugar, confectioners sugar
caster sugar, superfine sugar
brown sugar, demerara
plain flour, all purpose flour, wheat flour
self raising flour, self rising flour
wholemeal, whole wheat, wholegrain, whole grain
cornflour, corn starch, cornstarch
bicarbonate of soda, baking soda
yeast, leaven
double cream, heavy cream, whipping cream
skimmed milk, skim milk
semi skimmed milk, low fat milk
soya milk, soy milk
plant milk, oat milk, vegan milk
yogurt, yoghourt
cottage cheese, curd cheese
aubergine, eggplant
courgette, zucchini
rocket, arugula
coriander, cilantro
spring onion, scallion, green onion
beetroot, beets
swede, rutabaga
broad beans, fava beans
chickpeas, garbanzo beans, garbanzo
haricot beans, navy beans, white beans
mangetout, snow peas
sweetcorn, corn, maize
pepper, bell pepper, capsicum
chilli, chile, chili pepper
gherkin, pickle, pickled cucumber
tomato puree, tomato paste
ketchup, tomato sauce, tomato ketchup, catsup
mince, ground beef, minced meat, ground meat
bacon, rashers
sausage, banger, bratwurst, wiener
ham, gammon
prawns, shrimp, scampi, king prawns
tuna, tunafish
fish fingers, fish sticks
stock cube, bouillon cube
soup, broth
pasta, noodles, spaghetti
ravioli, tortellini
crushed tomatoes, chopped tomatoes, tinned tomatoes, canned tomatoes
tinned, canned
sultanas, raisins, currants, dried grapes
prunes, dried plums
peanuts, groundnuts, monkey nuts
hazelnut, filbert
cashew, cashew nut
clementine, mandarin, tangerine, satsuma
pawpaw, papaya
spice, seasoning
herbs, dried herbs
mustard, dijon
mayonnaise, mayo
vinegar, balsamic
olive oil, cooking oil
rapeseed oil, canola oil
hummus, houmous, chickpea dip
dip, sauce
snack, nibbles
lemonade, soda, soft drink, fizzy drink, pop, soda pop, fizzy pop
soft drink, soda, pop, fizzy drink, lemonade, carbonated drink
cola, coke
sparkling water, soda water, fizzy water, carbonated water, seltzer, club soda
mineral water, spring water, bottled water
juice, fruit juice
squash, cordial, syrup
iced tea, ice tea
tea bags, teabags
green tea, sencha
herbal tea, infusion, tisane
fruit tea, herbal tea
coffee beans, whole bean coffee, espresso beans
ground coffee, coffee powder, filter coffee
instant coffee, soluble coffee
decaf, decaffeinated
hot chocolate, cocoa, drinking chocolate
beer, lager, ale
cider, hard cider
sparkling wine, champagne, prosecco
spirits > liquor
whisky, scotch, bourbon
alcohol free, non alcoholic
energy drink, sports drink
protein powder, protein shake, whey, whey protein
protein bar, energy bar, cereal bar, granola bar, muesli bar
gluten free, without gluten
sugar free, unsweetened
organic, bio
vegan, plant based
takeaway, takeout
hamper, gift basket, gift hamper
`;
