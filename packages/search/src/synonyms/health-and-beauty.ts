export const HEALTH_AND_BEAUTY_SYNONYMS = `
shampoo, hair wash, hair shampoo
conditioner, hair conditioner
hair dye, hair colour, hair colouring, hair tint
hairspray, hair spray, hair lacquer
hair gel, styling gel
hair dryer, blow dryer, hairdryer, blowdryer, hairdrier
straightener, flat iron, hair straightener, hair iron, straightening iron
curling iron, curler, curling tongs, hair curler, curling wand
hair brush, hairbrush
hair tie, hair bobble, scrunchie, hair band, hair elastic
hair clip, hair slide, barrette, hairgrip, bobby pin, hair grip
hair clippers, hair trimmer, beard trimmer, hair cutter, hair clipper
wig, hairpiece
razor, shaver, electric shaver, electric razor, shaving machine
electric shaver, electric razor, shaver, razor, shaving machine
razor blades, shaving blades, replacement blades
shaving foam, shaving cream, shaving gel
aftershave, after shave
epilator, hair remover, hair removal
wax strips, hair removal strips, waxing strips
tweezers, tweezer, eyebrow tweezers
nail clippers, nail cutter, nail scissors, toenail clippers
nail file, emery board
nail polish, nail varnish, nail lacquer, nail paint
nail polish remover, nail varnish remover
false nails, fake nails, artificial nails, press on nails
false eyelashes, fake lashes, false lashes
mascara, eyelash mascara
eyeliner, kohl, eye liner, eye pencil
eyeshadow, eye shadow
lipstick, lip colour
lip balm, chapstick, lip salve, lip care
lip gloss, lipgloss
blusher, blush, rouge
foundation, make up base, base makeup
concealer, cover stick
makeup, cosmetics, make up
makeup remover, make up remover, cleansing water, micellar water
cleanser, face wash, facial cleanser, face cleanser
facial toner, face tonic
moisturiser, face cream, facial cream, moisturising cream, day cream, face lotion, hydrating cream
body lotion, body milk, body cream, body moisturiser
hand cream, hand lotion
serum, face serum
face mask, facial mask, sheet mask
exfoliator, scrub, peeling, face scrub, body scrub
sun cream, sunscreen, sunblock, suncream, sun lotion, suntan lotion, sun protection, sun screen
aftersun, after sun
self tan, fake tan, tanning lotion, self tanner
perfume, fragrance, eau de parfum, eau de toilette, cologne, parfum
deodorant, antiperspirant, deo
soap, hand wash, bar soap, hand soap
shower gel, body wash
bath salts, bath bomb, bath fizzer
bubble bath, bath foam, foam bath
loofah, bath sponge
toothbrush, dental brush, tooth brush
electric toothbrush, sonic toothbrush
toothpaste, dentifrice, tooth paste
mouthwash, mouth rinse
dental floss, tooth floss, floss
water flosser, oral irrigator
cotton buds, cotton swabs, q-tips
cotton wool, cotton pads, cotton balls
tissues, facial tissue
sanitary towels, sanitary pads, menstrual pads, period pads, sanitary napkins
tampons, period tampons
panty liners, pantyliners
condoms, contraceptives
plasters, band aid, bandage, sticking plaster, adhesive bandage, bandaid
first aid kit, first aid box, medical kit
bandage, gauze
thermometer, fever thermometer, clinical thermometer
blood pressure monitor, blood pressure cuff, sphygmomanometer
heating pad, heat pad, hot pack
painkiller, pain relief, analgesic, paracetamol, ibuprofen
paracetamol, acetaminophen
cough syrup, cough medicine, cough mixture
cold remedy, flu remedy
antihistamine, allergy tablets
vitamins, supplements, multivitamin, food supplement
pills, capsules
chemist, pharmacy, drugstore
hand sanitiser, hand gel, disinfectant gel, sanitizer
contact lens solution, lens cleaner
reading glasses, readers
massager, massage gun, massage device
foot spa, foot bath
crutches, crutch
walking stick, cane, walking cane
zimmer frame, walker, rollator
wheelchair, wheel chair
hearing aid, hearing device
insoles, shoe inserts, inner soles
beauty, cosmetics
vitamin tablets, vitamins, vitamin pills
toothbrush holder, toothbrush stand, tooth mug
pill box, pill organiser, tablet box
`;
