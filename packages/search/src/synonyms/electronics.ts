export const ELECTRONICS_SYNONYMS = `
headphones, headset, earphones
earbuds, in ear headphones, earphones, ear buds, earpods, wireless earbuds
laptop, notebook computer, portable computer, notebook, ultrabook
computer, pc, desktop, workstation
computer > laptop
smartphone, mobile phone, cell phone, cellphone, mobile, handset
phone, telephone
phone > smartphone
television, tv, telly, flatscreen
monitor, computer screen, display
screen > monitor, display
keyboard, keypad
mouse, pointing device
webcam, web camera
camera, cam
camcorder, video camera
speaker, loudspeaker, loud speaker, boombox
soundbar, sound bar
power bank, portable charger, battery pack, powerbank, external battery
charger, power adapter, charging adapter
charger, power supply, ac adapter
cable, cord, lead, wire
extension cord, extension lead, power strip, extension cable
usb stick, flash drive, thumb drive, memory stick, usb drive, pen drive
memory card, sd card, microsd card, flash card
hard drive, hard disk, hdd
ssd, solid state drive
tablet, ipad
ereader, ebook reader, e reader
router, wifi router, wireless router
wifi, wlan, wireless
wireless, cordless, bluetooth
printer, inkjet
game console, gaming console, video game console
controller, gamepad, joystick, joypad
microphone, mic
projector, beamer
smartwatch, smart watch, fitness tracker watch, fitness watch
fitness tracker, activity tracker, fitness band, fitness bracelet
radio, tuner
turntable, record player, phonograph
phone case, phone cover, phone shell, mobile cover
case, cover
screen protector, screen guard
laptop sleeve, notebook sleeve, laptop case
camera bag, camera case
light bulb, lightbulb, bulb
flashlight, torch, torchlight
headlamp, head torch, headlight
battery, accumulator
rechargeable, chargeable
drone, quadcopter
fan, ventilator
air conditioner, ac unit, aircon
heater, radiator
humidifier, vaporizer
vacuum cleaner, hoover, vacuum, vac
washing machine, washer
tumble dryer, clothes dryer
fridge, refrigerator, icebox
freezer, deep freeze
stove, cooker, range
oven, cooker
microwave, microwave oven
dishwasher, dish washer
blender, liquidizer, smoothie maker
food processor, mixer
coffee maker, coffee machine, espresso machine
coffee grinder, coffee mill
toaster, toaster oven
kettle, water boiler, electric kettle
hairdryer, blow dryer, hair dryer, blowdryer
razor, shaver, electric shaver
hair clipper, hair trimmer, beard trimmer
curling iron, curler, hair curler
straightener, flat iron, hair straightener
scale, scales, weighing machine
thermometer, temperature gauge
alarm clock, clock radio
remote control, remote, clicker
doorbell, door chime
security camera, surveillance camera, cctv
gps, satnav, navigation device, sat nav
ink, toner, cartridge
`;
