export const CLOTHING_SYNONYMS = `
t-shirt, tee, tshirt, tee shirt
top > t-shirt, shirt, blouse
shirt, button down
sweater, jumper, pullover, jersey
sweatshirt, pullover, sweater
hoodie, hooded sweater, hooded sweatshirt, hoody
cardigan, knit jacket
jacket, anorak, windbreaker
coat, overcoat, parka
raincoat, rain jacket, waterproof coat, mackintosh, rain coat
waistcoat, vest, gilet
pants, trousers, slacks
chinos, khakis
jeans, denims, denim trousers
shorts, short pants
leggings, tights
tights, pantyhose, stockings, hosiery
dress, gown, frock
skirt, kilt
suit, two piece
tuxedo, dinner jacket
underwear, lingerie, undergarments
underpants, briefs, boxers, boxer shorts, panties, knickers
undershirt, singlet, tank top
bra, brassiere
pyjamas, pajamas, nightwear, sleepwear, pjs
nightgown, nightdress, nightie
dressing gown, bathrobe, robe, housecoat
swimsuit, bathing suit, swimwear, swimming costume
swim trunks, swim shorts, swimming trunks, board shorts
bikini, two piece swimsuit
scarf, neck warmer, shawl, muffler
gloves, mittens, mitts
beanie, knit hat, woolly hat, knitted hat, bobble hat
hat, cap
cap, baseball cap
headscarf, bandana
headband, hairband
belt, waist belt
tie, necktie
bow tie, bowtie
braces, suspenders
socks, stockings, hosiery
apron, kitchen smock, pinafore
overalls, dungarees, coveralls
uniform, workwear
sneakers, trainers, running shoes, gym shoes, tennis shoes, sports shoes
footwear > shoes, boots, sandals, sneakers, slippers, loafers, heels
shoes > sneakers, loafers, sandals, boots, heels, trainers
sandals, flip flops, thongs, slides
slippers, house shoes
rain boots, wellies, wellingtons, rubber boots, gumboots, wellington boots
hiking boots, walking boots, trekking boots, hiking shoes
boots, booties
loafers, slip ons, moccasins
heels, high heels, pumps, stilettos
flats, ballet flats, ballerinas
shoelaces, laces, shoe strings
insoles, shoe inserts
bag, handbag, purse
handbag, purse, pocketbook
purse, wallet
wallet, billfold, card holder, money clip
coin purse, change purse, coin pouch
rucksack, backpack, knapsack, back pack, bookbag
backpack > school bag
suitcase, luggage, trolley case, travel case
luggage > suitcase, travel bag
duffel bag, holdall, gym bag, sports bag
tote bag, shopper, shopping bag
fanny pack, bum bag, waist bag, belt bag
briefcase, attache case, laptop bag
messenger bag, shoulder bag, crossbody bag
watch, wristwatch, timepiece
sunglasses, shades, sunnies, sun glasses
glasses, spectacles, eyeglasses
jewelry, jewels
jewelry > ring, necklace, bracelet, earrings, brooch
bracelet, bangle, armband, wristband
necklace, pendant, chain, choker
earrings, ear studs
brooch, pin
umbrella, brolly
parasol, sun umbrella, sunshade
women, ladies, female, womens, woman
men, gents, male, mens, man, gentlemen
children, kids, child, kid, youth, junior
boys, boy
girls, girl
baby, infant, newborn, babies
clothing, clothes, apparel, garments, wear
`;
