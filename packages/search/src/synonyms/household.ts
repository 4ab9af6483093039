export const HOUSEHOLD_SYNONYMS = `
vacuum cleaner, hoover, vacuum, vac
robot vacuum, robotic vacuum, robot hoover
vacuum bag, hoover bag, dust bag
carpet cleaner, carpet washer
steam cleaner, steam mop
pressure washer, power washer, jet washer, high pressure cleaner
washing machine, washer, clothes washer, laundry machine
tumble dryer, clothes dryer, laundry dryer, dryer
iron, steam iron, clothes iron, flatiron
ironing board, ironing table
garment steamer, clothes steamer
clothes airer, drying rack, clothes horse, clothes rack, laundry rack, airer
clothes line, washing line, laundry line, clothesline
clothes peg, clothespin, clothes pin, peg
clothes hanger, coat hanger
laundry basket, laundry hamper, washing basket, linen basket
laundry detergent, washing powder, laundry powder, washing liquid, detergent
fabric softener, fabric conditioner
stain remover, spot remover
bleach, disinfectant
washing up liquid, dish soap, dishwashing liquid, washing-up liquid
dishwasher tablets, dish tabs, dishwasher tabs, dishwasher pods
sponge, scourer, scouring pad, scrubber
cleaning cloth, duster, microfibre cloth, dust cloth
broom, sweeping brush, besom
dustpan, dust pan
mop, floor wiper
bucket, pail
rubber gloves, washing up gloves, household gloves
feather duster, dusting brush
toilet brush, loo brush, wc brush
plunger, toilet plunger
toilet seat, loo seat, lavatory seat
toilet paper, loo roll, bathroom tissue, toilet roll, toilet tissue
tissues, kleenex, facial tissue, paper handkerchief, hankies
waste bin, trash can, garbage can, rubbish bin, dustbin, wastebasket, bin, trash bin, wastepaper basket, garbage bin, trashcan
pedal bin, step can, step bin
bin bags, trash bags, garbage bags, bin liners, rubbish bags, refuse sacks, refuse bags
recycling bin, recycle bin
air freshener, room spray, room fragrance
diffuser, aroma diffuser, reed diffuser
mosquito net, insect net, fly screen
fly swatter, insect swatter
insect repellent, bug spray, mosquito spray, insect spray, mosquito repellent
mouse trap, rat trap
storage box, storage bin, storage container, organiser box
storage basket, wicker basket
doormat, door mat, welcome mat
bath mat, bathroom mat, bath rug
shower curtain, bath curtain
shower head, showerhead, shower handset, hand shower
shower gel, body wash, shower cream
soap dish, soap holder
soap dispenser, pump dispenser
towel rail, towel rack, towel bar, towel holder
bath towel, bathroom towel, towel
hand towel, guest towel, face towel
face cloth, flannel, washcloth, wash cloth, face flannel
bathrobe, dressing gown, robe, bath robe, housecoat, terry robe
bathroom cabinet, mirror cabinet, medicine cabinet
bathroom scales, bathroom scale, weighing scale, scales
wash basin, washbasin, sink, basin
tap, faucet, mixer tap
duvet, comforter, quilt, eiderdown, continental quilt
duvet cover, quilt cover, comforter cover, duvet set
bed linen, bedding, sheets, bed sheets, bedclothes, bed set
fitted sheet, bed sheet, bottom sheet
pillowcase, pillow case, pillow cover, pillow slip
bedspread, bed throw, coverlet, counterpane
mattress protector, mattress cover, mattress topper, mattress pad
electric blanket, heated blanket, heating blanket
blanket, throw, plaid, bed throw
cushion, throw pillow, scatter cushion, sofa pillow, decorative pillow
cushion cover, pillow cover
curtains, drapes, drapery, window curtain
curtain rail, curtain rod, curtain pole
blinds, window shades, roller blind, window blind, roller shade
net curtain, sheer curtain, voile
rug, carpet, area rug
hot water bottle, bed warmer
candle, tealight, tea light
scented candle, fragrance candle, aroma candle
candle holder, candlestick, candelabra
lantern, hurricane lamp
table lamp, desk lamp, bedside lamp, reading lamp, desk light, table light, bedside light
floor lamp, standard lamp, standing lamp, floor light, standing light
ceiling light, ceiling lamp, pendant light, chandelier, pendant lamp
wall light, sconce, wall lamp
night light, nightlight, night lamp
fairy lights, string lights, christmas lights, light chain, twinkle lights
light bulb, lightbulb, bulb, lamp bulb
lampshade, lamp shade, light shade
light switch, wall switch
dimmer, dimmer switch
plug socket, power outlet, wall socket, electrical outlet, power point
plug adapter, travel adapter, travel plug
extension lead, extension cord, extension cable, power strip, multi plug, multi socket
doorbell, door chime, door bell
door handle, door knob, doorknob
door stop, doorstop, door wedge
key ring, keyring, key chain, keychain, key fob
key rack, key holder, key hook
coat rack, coat stand, coat hooks, hat stand, hall stand
umbrella stand, umbrella holder
picture frame, photo frame
photo album, picture album, scrapbook
wall clock, kitchen clock
alarm clock, bedside clock
mirror, looking glass
vase, flower vase
artificial flowers, fake flowers, silk flowers
wallpaper, wall covering, wall paper
wall sticker, wall decal, wall tattoo
smoke alarm, smoke detector, fire alarm
fire extinguisher, fire fighter
safe, strongbox, cash box
fan, ventilator, cooling fan
heater, radiator, space heater, electric heater
thermostat, heating control
weather station, barometer
sewing machine, stitching machine
sewing kit, sewing set
knitting wool, yarn
knitting needles, knitting pins
haberdashery, notions
zip, zipper
press stud, snap fastener
bathroom, restroom, washroom
robot vacuum cleaner, robotic vacuum cleaner, robot vacuum
chandelier, crystal lamp
throw > throw blanket
window blind, venetian blind, slat blind
`;
