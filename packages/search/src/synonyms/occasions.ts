import { wordsAlone } from '../analysis/words-alone.js';

/** What people need on occasions, for their hobbies, and as gifts: only where a query is for nothing else. */
export const OCCASION_SYNONYMS: readonly string[] = linesOf(`
sitting > chair, sofa, armchair, stool, bench
camping, campsite, camper > tent, sleeping bag, camping stove, compass, hiking boots, backpack, flashlight, lantern, picnic basket, water bottle
hiking, hike, hiker, hikers, trekking, trek, walking holiday, mountaineering > hiking boots, walking boots, hiking shoes, compass, backpack, walking stick, hiking socks, socks, water bottle
outdoors, outdoor, wilderness, adventure > tent, compass, hiking boots, backpack, telescope
running, runner, runners, jogging, jogger, marathon > running shoes, running socks, sports watch, socks, cap
cycling, cyclist, cyclists, biking > bike, bicycle, bike helmet, bike lock, bike pump
commuting, commuter, commute > backpack, bike, kick scooter, scooter, briefcase, laptop bag
swimming, swimmer > swimsuit, swimming goggles, towel, swimming trunks
football player, footballer, soccer player > football, football boots
basketball player > basketball
tennis player > tennis racket, tennis ball
workout, gym, fitness, exercise > yoga mat, dumbbell, running shoes, sports bag, water bottle, socks, backpack, headphones
sport, sports, athlete > football, basketball, running shoes, tennis racket, yoga mat, dumbbell
travel, traveling, traveler, trip, journey, flight, holiday, holidays, vacation, weekend away, globetrotter > suitcase, backpack, travel bag, sun hat, sunglasses, neck pillow, travel adapter
beach, seaside, going to the beach, beach holiday, beach day, pool party > sun hat, sunglasses, swimsuit, beach towel, field guide, summer dress, picnic basket
picnic, picnics > picnic basket, picnic blanket, cool box
winter, snow, snowy, frost, frosty, chilly, cold weather, cold, warm, keep warm, warm clothes > coat, scarf, gloves, beanie, winter boots, sweater
summer, hot weather, heat, heatwave, hot day, hot night, sunny day, sun > sun hat, sunglasses, summer dress, sandals, shorts, fan, sunscreen
rain, rainy, wet day, rainy day, rainy weather, wet weather, bad weather > umbrella, raincoat, rain boots, hiking boots
autumn, fall > scarf, coat, umbrella, boots
school, back to school, pupil, schoolchild, first day of school > backpack, notebook, pen, pencil case, spiral pad, recorder
student, students, university, college, studying, study > laptop, notebook, backpack, pen, desk lamp
office, work, home office, working from home, business, desk setup > desktop, laptop, keyboard, mouse, briefcase, office chair, chair, desk, notebook, fountain pen
wedding, bride, wedding guest, evening out, party outfit > dress, ring, heels, necklace, suit
cooking, cook, cooks, chef, cookery, baking, baker > cookbook, frying pan, saucepan, kitchen knife, apron, baking tin, teapot
tea, tea time, teatime, tea lover, tea drinker, afternoon tea > teapot, tea, tea cup
painting, painter, drawing, sketching, artist, artists, art, arts and crafts, crafts > palette, paint, paint brush, sketchbook, easel, colored pencils
reading, reader, readers, literature > novel, book, cookbook, field guide, reading lamp
bookworm, book lover > novel, book, reading lamp, cookbook, field guide
writing, writer, writers, author, poet, handwriting, journaling, letter writing > fountain pen, pen, notebook, journal, spiral pad
podcast, podcasting, podcaster, streaming, streamer, singer, singing, vocals, recording > microphone, headphones
photography, photographer, photos, taking pictures > camera, tripod, camera bag
gaming, gamer, gamers, video games, computer games, game night > game controller, gaming headset, headphones, keyboard, mouse, desktop
stargazing, astronomy, astronomer, stars, planets, moon, night sky, space > telescope, rocket, binoculars
skincare, skin care, beauty, wellness, dry skin, body care, cosmetics > lotion, body lotion, face cream, lipstick
makeup, make up, cosmetic > lipstick, mascara, foundation, eyeshadow
musician, musicians, music lover, making music, music lessons, music lesson, band, orchestra, musical instrument, musical instruments, music instrument, music instruments, instrument, instruments > guitar, violin, trumpet, drum, saxophone, accordion, recorder, piano, flute
guitarist > guitar
violinist > violin
drummer, drumming, percussionist > drum
trumpeter > trumpet
saxophonist > saxophone
listening to music > headphones, radio, speaker
relaxing, unwinding, relaxation, cosy evening, cosy night in, romantic evening > candle, sofa, novel, teapot
sleep, sleeping, insomnia, bedtime, bedroom > bed, mattress, pillow, duvet, alarm clock, reading lamp
living room, lounge > sofa, lamp, mirror, clock, rug, armchair
kitchen, kitchenware, kitchen utensils > teapot, kettle, saucepan, frying pan, kitchen knife, chopping board, bowl, plate, mug, toaster, blender, cookbook, apron, tea towel
bathroom > towel, bath towel, bath mat, soap, toothbrush, laundry basket, body lotion, mirror
hallway > mirror, umbrella stand, coat rack
housewarming, new home, new house, home decor, decoration, decorations, interior > candle, mirror, clock, lamp, vase, houseplant, ficus
garden, gardening, gardener > plant pot, houseplant, ficus, trowel, garden gloves
kids, children, child, kid, toddler, baby, boy, girl, son, daughter, grandchild, playing, playtime > toy, teddy bear, doll, train, dinosaur, puzzle, kite, rocket
her, woman, women, wife, girlfriend, mum, mother, grandma, mothers day > bracelet, ring, necklace, earrings, handbag, scarf, candle, body lotion, lipstick, teapot, perfume
him, man, men, husband, boyfriend, dad, father, grandpa, fathers day > watch, briefcase, fountain pen, wallet, compass, headphones, tie
jewelry, jewellery, accessory > ring, bracelet, necklace, earrings, watch
time, telling time > watch, clock
pet, pet lover > dog, cat
garden party, barbecue, bbq, summer party, open air concert > sun hat, summer dress, picnic basket, sunglasses, picnic blanket
date night, night out, cocktail party, dinner date > dress, heels, lipstick, handbag, watch, shirt
job interview, interview > briefcase, suit, watch, notebook, fountain pen, shirt, blazer
family game night, board game night, game evening, games evening, rainy afternoon > board game, card game, puzzle, table tennis
graduation, retirement, promotion > watch, fountain pen, briefcase, journal
baby shower, newborn, new baby, christening > teddy bear, soft toy, dinosaur, baby blanket, nesting dolls
dinner party, dining, dinner > candle, cookbook, plate, bowl, wine glass, table
breakfast, brunch > teapot, toaster, kettle, coffee maker, mug, radio
coffee lover, coffee drinker, barista > coffee maker, espresso machine, coffee grinder, mug
birdwatching, bird watching, birdwatcher, birder, naturalist, nature lover, nature walk, wildlife > binoculars, field guide, telescope, compass, hiking boots
navigation, orienteering, scouting, scout, scouts > compass, backpack, hiking boots
dancing, dancer, ballet, ballet dancer, ballerina > ballet flats, dance shoes, heels
skating, skater > roller skates, skateboard, ice skates
skateboarding > skateboard
fishing, angler, angling > fishing rod, tackle box, waders
ski, skiing, skier, snowboarding, ice skating > ski goggles, gloves, scarf, beanie, coat, socks
diving, diver, snorkelling, snorkeling > diving mask, snorkel, fins
knitting, knitter, crochet > yarn, knitting needles
sewing, seamstress, tailor > sewing machine, scissors, thread
woodworking, carpenter, carpentry, diy > drill, saw, hammer, screwdriver
cleaning, housework, spring cleaning, floor cleaning, cleaning floors, clean floors, hoovering, vacuuming, dusting > vacuum cleaner, vacuum, mop, broom, duster
laundry, laundry day, ironing > iron, steam iron, ironing board, laundry basket, steamer
shaving, grooming, beard care > shaver, razor, beard trimmer, shaving foam
hair styling, hairstyling, hairdressing, hairdresser > hair dryer, hair straightener, hairbrush
videoconference, video call, video calls, online meeting, zoom call > webcam, headset, headphones, microphone, laptop
busking, gig, concert, jam session, rock band > guitar, drum, trumpet, saxophone, microphone
diarist, scrapbooking, bullet journaling > journal, notebook, fountain pen
hosting, guests > sofa bed, teapot, candle
business trip, conference > suitcase, briefcase, laptop, backpack, travel pillow
airport, flying, long haul flight, city break, road trip, backpacking, backpacker > suitcase, backpack, travel pillow, headphones
allergy, allergies, hay fever, pollen, dust allergy, asthma, clean air, air quality > air purifier
dry air, humidity > humidifier
stationery, school supplies, office supplies > notebook, pen, journal, pad, pencil
`);

/** What the things of the next lines are called together. */
export const GIFT = 'gift';

/** What may be given to anybody. */
export const GIFT_SYNONYMS: readonly string[] = linesOf(`
gift, present, gift idea, birthday, birthday gift, birthday present, christmas, christmas gift, christmas present, valentines day, valentines, valentine, anniversary, friend, friends, colleague, coworker, neighbour, neighbor, teacher, boss, partner, parents, couple > candle, watch, bracelet, scarf, teddy bear, puzzle, journal, fountain pen, teapot, body lotion, novel, perfume
party > candle, balloon, board game, puzzle, kite, teapot
`);

/** Lines of synonyms, whose phrases have only the words that queries keep: “back to school” is “back school”. */
function linesOf(lines: string): string[] {
  const plain = (phrases: string) =>
    phrases
      .split(',')
      .map((phrase) => wordsAlone(phrase).join(' '))
      .join(', ');
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split('>');
      return `${plain(from)} > ${to}`;
    });
}
