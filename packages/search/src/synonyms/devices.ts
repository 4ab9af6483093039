export const DEVICE_SYNONYMS = `
smartphone, mobile phone, cell phone, cellphone, mobile, handset, smart phone, android phone
landline phone, telephone, home phone, cordless phone
phone case, phone cover, phone shell, mobile case, mobile cover, phone sleeve, cell phone case, mobile phone case, cell phone cover
phone charger, mobile charger, charging plug, usb charger, charging adapter, cell phone charger
wireless charger, charging pad, qi charger
charging cable, charger cable, charging cord, charging lead, usb cable, usb-c cable, type c cable
type c lead > usb-c cable
usb cable, usb lead, usb cord, charging cord, charging cable
type c, usb-c, usb c
power bank, portable charger, battery pack, powerbank, external battery
screen protector, screen guard, display protector, tempered glass, screen film, display film
selfie stick, phone stick
phone holder, phone stand, mobile holder, cell phone holder
stylus, touch pen, tablet pen
tablet, ipad, tablet computer, tablet pc
tablet case, ipad case, tablet cover
ereader, ebook reader, e-book reader, kindle
notebook > laptop
lappy > laptop
laptop, notebook computer, portable computer, ultrabook, laptop computer, macbook, chromebook
laptop sleeve, notebook sleeve, laptop case, laptop pouch, laptop cover
laptop bag, computer bag, notebook bag
laptop stand, notebook stand, laptop riser
docking station, laptop dock, port replicator
desktop computer, desktop pc, personal computer, tower pc
pc, desktop > desktop computer
computer, pc
monitor, computer screen, pc monitor, computer monitor, pc display
screen, display > monitor
mouse, computer mouse, pc mouse
mouse mat, mouse pad, mousepad
keyboard, computer keyboard, pc keyboard
webcam, web camera, pc camera, web cam
printer, inkjet, laser printer
multifunction printer, all in one
ink cartridge, printer ink, printer cartridge, ink refill
toner, toner cartridge, laser cartridge
toner > ink cartridge
scanner, document scanner
external hard drive, external disk, portable hard drive, external drive, external hdd, hdd, portable drive
hard drive, hard disk, hdd, disk drive
ssd, solid state drive, solid state disk
usb stick, flash drive, thumb drive, memory stick, usb drive, pen drive, usb key, usb flash drive, jump drive
memory card, sd card, microsd card, flash card, micro sd
card reader, memory card reader
graphics card, gpu, video card
cpu > processor
ram > memory
motherboard, mainboard
power supply, psu, power supply unit
computer case, pc case, tower case
router, wifi router, wireless router, wlan router, modem
repeater, wifi extender, wifi booster, wifi repeater, range extender
network cable, ethernet cable, lan cable, patch cable, ethernet cord
network switch, ethernet switch
usb hub, usb splitter
adapter, adaptor, converter, dongle
uninterruptible power supply, ups
surge protector, power strip
television, tv, telly, flatscreen, tv set, flat screen, smart tv
remote control, remote, clicker, zapper
set top box, tv box, tv receiver
streaming stick, tv stick
soundbar, sound bar, tv speaker
home cinema, home theater, home theatre
projector, beamer, video projector
projection screen, projector screen
dvd player, blu-ray player
aerial, antenna
speaker, loudspeaker, loud speaker, boombox
bluetooth speaker, portable speaker, wireless speaker
smart speaker, voice assistant
subwoofer, bass speaker
hi-fi, stereo, stereo system
amplifier, amp
headphones, headset, earphones
cans > headphones
headset, headphones with microphone
earbuds, in ear headphones, earphones, ear buds, earpods, airpods, in-ears
noise cancelling, anc, noise canceling, noise reduction
mp3 player, music player, ipod
radio, dab radio, wireless radio, tuner
voice recorder, dictaphone, audio recorder
camera, photo camera, digital camera
slr, dslr, reflex camera
action camera, action cam, sports camera
camcorder, video camera
instant camera, polaroid
camera bag, camera case, camera pouch
camera lens, objective
tripod, camera stand, camera tripod
ring light, selfie light
digital picture frame, digital photo frame
game console, games console, gaming console, video game console
playstation, ps5, ps4
controller, gamepad, joystick, joypad, game controller
video game, computer game, console game
vr headset, virtual reality headset, vr glasses
smartwatch, smart watch, fitness watch
fitness tracker, activity tracker, fitness band, fitness bracelet, step counter, pedometer
drone, quadcopter
smart plug, smart socket, wifi plug
smart bulb, smart light, wifi bulb
security camera, surveillance camera, cctv, ip camera, cctv camera
video doorbell, smart doorbell
battery, accumulator, batteries
rechargeable battery, rechargeable batteries
battery charger, charging station
cable, cord, wire
hdmi cable, hdmi lead, hdmi cord
air conditioner, ac unit, aircon, ac, air conditioning, air con
dehumidifier, moisture absorber
air purifier, air cleaner
electric scooter, e-scooter
3d printer, three d printer
solar panel, photovoltaic panel
tablet stand, tablet holder, ipad stand
fitness tracker, fitness band, activity tracker
`;
