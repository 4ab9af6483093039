export const FASHION_SYNONYMS = `
trousers, pants, slacks
cargo pants, combat trousers, cargo trousers
chinos, khakis
jeans, denims, denim trousers, denim pants, denim jeans
shorts, short trousers, bermudas
dungarees, overalls, bib overalls
boiler suit, coveralls, jumpsuit
jumper, sweater, pullover, jersey, knitwear
cardigan, knit jacket, knitted jacket
polo neck, turtleneck, roll neck
polo shirt, golf shirt, polo
hoodie, hooded sweater, hooded sweatshirt, hoody
sweatshirt, pullover, sweater
t-shirt, tee, tshirt, tee shirt
vest, tank top, singlet, sleeveless top, undershirt
waistcoat, vest, gilet
body warmer, gilet, vest, sleeveless jacket
shirt, dress shirt, button down, button up
blouse, shirt
raincoat, rain jacket, waterproof coat, mackintosh, mac, waterproof jacket, cagoule
anorak, windbreaker, parka, windcheater
puffer jacket, down jacket, padded jacket, quilted jacket, puffa jacket
blazer, sport coat, suit jacket, sports jacket
dinner jacket, tuxedo, tux
ball gown, evening dress, prom dress, evening gown
wedding dress, bridal gown
pinafore dress, jumper dress
swimsuit, bathing suit, swimwear, swimming costume, swim suit, one piece, bathers
swimming trunks, swim trunks, swim shorts, board shorts, swimming shorts
tights, pantyhose, stockings, hosiery, nylons
leggings, yoga pants
knickers, panties, underpants, briefs
boxer shorts, boxers, underpants
long johns, thermal underwear, thermals
bra, brassiere
nightdress, nightgown, nightie, nightshirt
pyjamas, nightwear, sleepwear, pjs, pj, night suit
dressing gown, bathrobe, robe, housecoat
socks, ankle socks, sock
beanie, knit hat, woolly hat, knitted hat, bobble hat, knit cap, winter hat, wool hat, toque
cap, baseball cap, baseball hat
sun hat, straw hat, summer hat
bowler hat, derby
balaclava, ski mask
gloves, mittens, mitts
scarf, neck warmer, shawl, muffler, neckerchief
snood, neck gaiter, neck warmer, tube scarf
braces, suspenders
bow tie, bowtie, dicky bow
tie, necktie
handkerchief, pocket square, hanky
cufflinks, cuff links
belt, waist belt, trouser belt
handbag, purse, pocketbook, ladies bag, hand bag
clutch bag, evening bag, clutch
tote bag, shopper, shopping bag
wallet, billfold, card holder, money clip, notecase
purse, coin purse, change purse, wallet
sunglasses, shades, sunnies, sun glasses
glasses, spectacles, eyeglasses, specs
spectacles, eyeglasses, specs > sunglasses, reading glasses
glasses case, spectacle case, eyeglass case
watch, wristwatch, timepiece, wrist watch
watch strap, watch band, wristband, watchband
engagement ring, diamond ring
bracelet, bangle, wristlet
necklace, choker, neck chain
pendant, chain > necklace
earrings, ear studs, studs
brooch, badge
anklet, ankle bracelet
jewellery box, jewel case, jewellery case
umbrella, brolly, rain umbrella
trainers, sneakers, gym shoes, tennis shoes, sports shoes, athletic shoes, runners
kicks > trainers, sneakers, running shoes
running shoes, jogging shoes, running trainers, running sneakers, sneakers, trainers
plimsolls, canvas shoes, canvas sneakers, pumps
wellington boots, wellies, wellingtons, rain boots, rubber boots, gumboots, welly boots, rain shoes
flip flops, thongs, thong sandals, beach sandals, beach slippers, flipflops
sandals, slides
flip flops > sandals
slippers, house shoes, indoor shoes, house slippers
court shoes, pumps, heels
high heels, heels, pumps, stilettos, heeled shoes
ballet flats, ballerinas, ballet pumps, ballet shoes
brogues, wingtips, oxfords, lace up shoes
loafers, slip ons, moccasins, slip on shoes
clogs, mules
ankle boots, booties, chelsea boots
snow boots, winter boots
work boots, safety boots, safety shoes
shoelaces, laces, shoe strings, shoe laces
shoe polish, shoe cream, boot polish
shoehorn, shoe horn
uniform, workwear
trainer socks, sneaker socks, no show socks, ankle socks
clothing, clothes, apparel, garments, wear
plus size, big size
him, his > men
her, hers > women
women, ladies, female, womens, woman, lady
men, gents, male, mens, man, gentlemen, guys
children, kids, child, kid, youth, junior, childrens, toddler
boys, boy
girls, girl
baby, infant, newborn, babies
xl, extra large
xxl, extra extra large
xs, extra small
windbreaker, anorak, windcheater
handbag, ladies handbag, hand bag
mitts > mittens
tuxedo, dinner suit, dinner jacket
`;
