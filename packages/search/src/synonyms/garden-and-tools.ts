export const GARDEN_AND_TOOL_SYNONYMS = `
lawn mower, lawnmower, grass cutter, mower, grass mower
robot mower, robotic lawnmower, robot lawn mower
strimmer, grass trimmer, string trimmer, weed whacker, line trimmer, brush cutter, weed eater, edge trimmer
hedge trimmer, hedge cutter, hedge clippers
leaf blower, garden blower, leaf vacuum
chainsaw, chain saw, power saw
wood chipper, garden shredder, chipper
garden hose, hosepipe, hose, water hose, garden pipe
hose reel, hose cart
sprinkler, lawn sprinkler, irrigation
watering can, water can
secateurs, pruners, pruning shears, garden shears, garden clippers, hand pruners, pruning scissors
loppers, lopping shears, branch cutters
trowel, hand shovel, garden trowel
spade, shovel
pitchfork, garden fork
rake, leaf rake
hoe, weeder
wheelbarrow, barrow, garden cart
plant pot, flower pot, planter, flowerpot, plantpot
window box, balcony planter, flower box
hanging basket, hanging planter
raised bed, garden bed, raised planter
compost bin, composter
compost, potting soil, potting mix, potting compost, garden soil
fertiliser, plant food, plant feed, manure
weedkiller, weed killer, herbicide
pesticide, insecticide, bug killer
seeds, seed packet
bulbs, flower bulbs
greenhouse, glasshouse, hothouse, poly tunnel
shed, garden hut, tool shed
fence, fencing
gate, garden gate
gazebo, pavilion, party tent, marquee, canopy
parasol, sun umbrella, patio umbrella, garden umbrella, sun shade, sunshade
awning, sun canopy
patio heater, outdoor heater, terrace heater
fire pit, fire bowl, fire basket
barbecue, bbq, grill, barbie, barbeque, charcoal grill
charcoal, barbecue coal, bbq coal
bird feeder, bird table
bird house, nest box, bird box, nesting box, birdhouse
paddling pool, wading pool, kiddie pool, splash pool
pool > swimming pool
hot tub, jacuzzi, whirlpool
trampoline, bouncer
garden gnome, garden dwarf
garden gloves, gardening gloves, work gloves
spanner, wrench
adjustable spanner, adjustable wrench, monkey wrench, crescent wrench, wrench
torque wrench, torque spanner
pipe wrench, stillson
socket set, ratchet set, wrench set
allen key, hex key, allen wrench, hex wrench, hex key set
screwdriver, screw driver
drill, power drill, cordless drill, electric drill, drill driver, drill machine, battery drill, drill driver
impact driver, impact wrench, impact drill
drill bits, drill bit, twist drill
hammer drill, rotary hammer, percussion drill
hammer, mallet, claw hammer
crowbar, pry bar, wrecking bar
pliers, pincers, nippers
wire cutters, side cutters, wire snips
saw, handsaw, hand saw
jigsaw tool, jig saw, sabre saw
circular saw, skill saw
angle grinder, disc grinder
sander, sanding machine, orbital sander
sandpaper, emery paper, abrasive paper, sand paper
chisel, wood chisel
rasp, wood file
clamp, cramp, vice, vise
workbench, work bench, saw horse
spirit level, water level, bubble level
tape measure, measuring tape, tape rule, ruler tape
laser measure, laser distance meter, rangefinder
stud finder, wall detector
multimeter, voltage tester, circuit tester
soldering iron, solder iron
glue gun, hot glue gun
staple gun, stapler, tacker
stanley knife, utility knife, box cutter, craft knife, cutter knife
adhesive, glue, super glue
duct tape, gaffer tape, duck tape, gaff tape
masking tape, painters tape
electrical tape, insulating tape
sealant, caulk, silicone sealant
filler, putty, spackle
plasterboard, drywall
paintbrush, paint brush
roller > paint roller
wall paint, emulsion, interior paint
varnish, lacquer
white spirit, paint thinner, turpentine
dust sheet, drop cloth
rawl plug, wall plug, wall anchor
screws, fasteners
nails, tacks
hinge, door hinge
padlock, lock
cable tie, zip tie, zip ties
rope, cord
ladder, stepladder, step ladder, steps
step stool, foot stool
tool box, tool chest, toolbox, tool case
tool belt, tool bag
generator, power generator
compressor, air compressor
torch, flashlight, torchlight, pocket lamp
head torch, headlamp, headlight, head lamp
safety glasses, protective glasses, safety goggles
ear defenders, ear protection, ear muffs
hard hat, safety helmet
dust mask, face mask, respirator
high vis vest, hi vis, safety vest, reflective vest
timber, lumber
wood > timber
garden chair, lawn chair, deck chair, patio chair
scissors, shears
paint brush, decorating brush, decorators brush
`;
