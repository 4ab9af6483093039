export const SPORT_AND_TRAVEL_SYNONYMS = `
bicycle, bike, cycle, pushbike, push bike
mountain bike, mtb, off road bike
electric bike, ebike, e-bike, pedelec, electric bicycle
cycle helmet, bike helmet, bicycle helmet, cycling helmet
bike lock, bicycle lock, cycle lock
bike pump, bicycle pump, tyre pump, cycle pump
bike light, bicycle light, cycle light
inner tube, bike tube, bicycle tube
puncture repair kit, tyre repair kit, patch kit
saddle, bike seat, bicycle seat
pannier, bike bag, bicycle bag, saddle bag
mudguard, fender
dumbbell, hand weight, free weights, dumb bell, hand weights
barbell, weight bar
kettlebell, kettle bell
weights > dumbbell, kettlebell, barbell
weight bench, workout bench
treadmill, running machine
exercise bike, stationary bike, spinning bike, indoor bike
cross trainer, elliptical, elliptical trainer
rowing machine, rower
exercise ball, gym ball, swiss ball, fitness ball, yoga ball
resistance bands, exercise bands, fitness bands, resistance band
pull up bar, chin up bar
press up, push up
foam roller, massage roller
yoga mat, exercise mat, gym mat, fitness mat, pilates mat
skipping rope, jump rope, jumping rope, skip rope
punch bag, punching bag, boxing bag
boxing gloves, sparring gloves
football, soccer ball, soccer, footy
football boots, soccer cleats, soccer shoes, football shoes, soccer boots, football cleats
football shirt, soccer jersey, football jersey, soccer shirt
football goal, soccer goal
shin pads, shin guards
american football, gridiron
baseball bat, softball bat
table tennis, ping pong
table tennis bat, ping pong paddle, table tennis paddle, ping pong bat, table tennis racket
badminton, shuttlecock
shuttlecock, birdie
tennis racket, tennis bat
hockey stick, ice hockey stick
ice skates, skates
roller skates, rollerblades, inline skates, rollerskates, roller blades
skateboard, longboard
skis, ski
snowboard, snow board
sledge, sled, toboggan
ski goggles, snow goggles
ski pants, salopettes, ski trousers
swimming goggles, swim goggles
swimming cap, swim cap, bathing cap
armbands, water wings, arm bands, swim floats
rubber ring, swim ring
flippers, fins, swim fins
snorkel, diving mask, snorkel mask
wetsuit, diving suit
life jacket, life vest, buoyancy aid
surfboard, surf board
paddle board, sup board, stand up paddle
kayak, canoe
oar, paddle
inflatable boat, dinghy, rubber boat
fishing rod, fishing pole
fishing line, fishing wire
fishing reel, fishing spool
fishing tackle, fishing gear
lure, fishing bait
tent, camping shelter, camping tent
sleeping bag, camping bag
sleeping mat, camping mat, sleeping pad, roll mat, camping mattress
camping stove, camp stove, gas stove, camping cooker
camping lantern, camping light
camping chair, camp chair
rucksack, backpack, knapsack, back pack, bookbag, daypack, day pack
trekking poles, walking poles, hiking poles, hiking sticks, walking sticks
hiking boots, walking boots, trekking boots, hiking shoes, walking shoes
gaiters, leg warmers
compass, orienteering compass
binoculars, field glasses, opera glasses
telescope, spyglass
pocket knife, penknife, swiss army knife, pocketknife
multi tool, multitool
hydration pack, water bladder
suitcase, luggage, trolley case, travel case, wheeled case, trolley, baggage
cabin bag, carry on, hand luggage, cabin case, carry on suitcase
holdall, duffel bag, duffle bag, gym bag, sports bag, weekender, travel bag
wash bag, toiletry bag, sponge bag, toilet bag, cosmetic bag, dopp kit
makeup bag, cosmetic bag, vanity case
bum bag, fanny pack, waist bag, belt bag, waist pack
luggage tag, suitcase tag, baggage tag
packing cubes, luggage organiser
neck pillow, travel pillow
eye mask, sleep mask
ear plugs, earplugs
passport holder, passport cover, travel wallet
stopwatch, timer
whistle, referee whistle
tracksuit, jogging suit, sweatsuit
tracksuit bottoms, joggers, sweatpants, jogging bottoms, jogging pants, track pants
sports bra, running bra
cycling shorts, bike shorts
gym, fitness, workout
exercise, workout, fitness
hiking, trekking, rambling
`;
