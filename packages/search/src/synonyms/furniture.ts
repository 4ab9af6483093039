export const FURNITURE_SYNONYMS = `
sofa, couch, settee, loveseat, chesterfield
sofa bed, sleeper sofa, pull out couch, bed settee, futon, sofabed
corner sofa, sectional, sectional sofa, l shaped sofa
footstool, ottoman, pouffe, hassock, foot rest, pouf
armchair, easy chair, lounge chair, accent chair, fireside chair
recliner, reclining chair, lounger chair
rocking chair, rocker
bean bag, beanbag, bean bag chair
bar stool, stool, barstool, kitchen stool
office chair, desk chair, swivel chair, computer chair, task chair, work chair
gaming chair, gamer chair
dining chair, kitchen chair
dining table, kitchen table, dinner table
folding chair, camp chair, foldable chair
bench, settle
coffee table, sofa table, cocktail table
side table, end table, occasional table, lamp table
console table, hall table, sofa table
bedside table, nightstand, night table, bedside cabinet, night stand
dressing table, vanity table, vanity, makeup table
desk, writing table, writing desk, computer desk, work table, computer table
standing desk, sit stand desk, height adjustable desk
wardrobe, closet, clothes cupboard, armoire
chest of drawers, dresser, bureau, drawer unit, chest drawers, tallboy
sideboard, buffet, credenza
display cabinet, vitrine, china cabinet, glass cabinet
cupboard, cabinet
filing cabinet, file cabinet
bookcase, bookshelf, book shelf, shelving unit, book rack
shelf, shelving, wall shelf
tv stand, television stand, tv unit, tv cabinet, media unit, entertainment center, tv bench, tv table
tv bracket, tv mount, tv wall mount, television bracket
shoe rack, shoe cabinet, shoe storage, shoe shelf, shoe organiser
clothes rail, garment rack, clothes rack
bed frame, bedstead, bed base
double bed, full bed, queen bed
bunk bed, loft bed, cabin bed
camp bed, camping cot, folding bed, guest bed
air bed, air mattress, inflatable mattress, blow up bed, inflatable bed, airbed
headboard, bed head
mattress, bed mattress
cot, crib, baby bed, baby cot
changing table, nappy table, baby changing table, changing unit
room divider, folding screen, partition
trolley, cart, serving cart
garden furniture, patio furniture, outdoor furniture
garden chair, patio chair, lawn chair
sun lounger, deck chair, sunbed, chaise longue, deckchair, chaise lounge
hammock, hanging bed
garden bench, park bench
furniture, furnishings
furniture > chair, armchair, stool, sofa, bed, dining table, coffee table, desk, wardrobe, bookcase, cabinet, shelf, mirror
`;
