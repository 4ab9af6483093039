export const OFFICE_AND_BOOK_SYNONYMS = `
notebook, jotter, notepad, exercise book, writing pad, note book, composition book
notebook, jotter, notepad > journal, spiral pad, pad
diary, journal, planner, agenda
diary, journal > notebook
address book, contact book
sketchbook, drawing pad, sketch pad, drawing book
paper, copy paper, printer paper, printing paper
cardboard, card stock
ballpoint pen, biro, ball pen, ballpoint, pen
fountain pen, ink pen
marker, felt tip, marker pen, sharpie, permanent marker
highlighter, text marker, highlighter pen
pencil, lead pencil
mechanical pencil, propelling pencil
coloured pencils, colouring pencils, crayons
pencil case, pen case, pencil pouch, pencil box
pencil sharpener, sharpener
eraser, india rubber
rubber > eraser
correction fluid, tippex, white out, wite out, correction pen
correction tape, correction roller
ruler, measuring stick
compass, pair of compasses
protractor, set square
calculator, pocket calculator
stapler, staple machine
hole punch, paper punch, hole puncher
paper clip, paperclip, bulldog clip, binder clip
drawing pin, thumbtack, push pin, pushpin, thumb tack
sticky notes, post it, post it notes, memo notes, post its
sticky tape, sellotape, scotch tape, adhesive tape, clear tape
tape dispenser, tape holder
parcel tape, packing tape, packaging tape
bubble wrap, padded wrap
envelope, mailer, letter envelope
padded envelope, jiffy bag, bubble mailer
parcel, package
stamp, postage stamp
rubber band, elastic band
folder, binder, ring binder, file folder, lever arch file
lever arch file, ring binder, binder
document wallet, plastic wallet, punched pocket, sheet protector
clipboard, clip board
whiteboard, dry erase board, white board
blackboard, chalkboard
notice board, pinboard, bulletin board, cork board, corkboard
desk organiser, desk tidy, pen holder, pencil pot
letter tray, paper tray, in tray
paper shredder, document shredder, shredder
laminator, laminating machine
label maker, label printer, labeller
labels, stickers
guillotine, paper cutter, paper trimmer
franking machine, postage meter
globe, world globe
school bag, satchel, schoolbag, book bag
gift wrap, wrapping paper, gift paper
gift bag, present bag
greeting card, greetings card, birthday card
wall planner, wall calendar, year planner
stationery, office supplies, writing materials
book, paperback, hardcover, hardback
book > novel, cookbook, guide, field guide, picture book
novel, fiction, story book
crime novel, detective story, thriller, murder mystery, whodunit, detective novel, mystery novel, crime fiction, crime thriller
science fiction, sci fi, sf
romance, love story
fairy tales, fairytales, folk tales
short stories, tales
comic, graphic novel, comic book, manga
biography, life story
autobiography, memoir, memoirs
cookbook, recipe book, cookery book
travel guide, guidebook, travel book, guide book
dictionary, lexicon, vocabulary book
encyclopedia, reference book
atlas, map book, world atlas
road map, street map
picture book, children's book, kids book, storybook
textbook, course book, schoolbook, school book
workbook, exercise book, activity book
audiobook, audio book, talking book
ebook, e-book, digital book
poetry, poems, verse
magazine, periodical, journal
newspaper, daily paper
bookmark, page marker
bookend, book stand
crossword, word puzzle
sheet music, music score, songbook
wall calendar, wall planner, year calendar
satchel > backpack, school bag
`;
