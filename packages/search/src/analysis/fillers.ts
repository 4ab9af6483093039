const words = (list: string) => new Set(list.split(/\s+/));

/** Words that say nothing about what is wanted. */
const FILLERS = words(
  `a about all also am an and any anything are as at be been being best but buy buying by cheap cheapest could couldnt
  deal deals decent did discount discounted do does dont else ever everything excellent find finding for found from get
  gets getting give good got great had has have having hello hey how i im in inexpensive interested into is it
  its ive let lets like looking lot lots may me might most much must my need needed needing needs nice of offer
  offers on online or order ordering our please pls plz popular purchase purchasing really recommend
  recommended sale search searching see sell selling shall shop shopping should show so some somebody someone
  something sth store suggest tell thank thanks that thats the their them there these they thing things this
  those to trying used useful very wanna want wanted wanting wants was we were what whats when where which who
  whose why will with would you your youre`,
);

const PEOPLE_AND_PLACES = [
  ...words(
    `wife husband partner girlfriend boyfriend friend mum mom mother dad father parents son daughter sister brother
    family grandma grandpa grandmother grandfather granny aunt uncle nephew niece cousin boss colleague teacher
    neighbour neighbor house home apartment place room`,
  ),
].join('|');

/** How old somebody is for whom a thing is bought. */
const AGE = String.raw`(?:[1-9]|1[0-2])`;
const AGED = String.raw`${AGE}[ -]?(?:years?|yrs?|months?)[ -]?olds?`;
const YOUNG = '(?:boys?|girls?|sons?|daughters?|kids?|child|children)';
const CHILD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:for (?:an? |my )?${AGED}|${AGED} ${YOUNG}|${YOUNG}(?: age| aged)? ${AGE}$)(?![\p{L}\p{N}])`,
  'gu',
);
const GIFT_FOR = /(?<![\p{L}\p{N}])(?:gifts?|presents?)(?: ideas?)? for \p{L}/u;

/** A text in which whoever is so many years old is a child. */
export const withChildren = (folded: string): string => folded.replace(CHILD, 'for child');

/** Whether a text asks for something that is given to somebody. */
export const isGiftFor = (folded: string): boolean => GIFT_FOR.test(folded);

const ALL_BUT =
  /(?<![\p{L}\p{N}])(?:anything|everything|all) (?:but|other than|apart from)(?: (?:the|any))?(?= \p{L})/gu;

/** A text in which “anything but” is one word that excludes. */
export const withExcept = (folded: string): string => folded.replace(ALL_BUT, 'except');

/** Several words that together say nothing, and whom or where things are bought for: “for my sister”. */
const PHRASES = [
  String.raw`(?:hi|hiya)(?: there| all)?(?=[^\p{L}\p{N}]+(?:a|am|any|anyone|are|can|could|do|does|have|i|im|is|looking|please|want|we|where|which|what|you|u)[^\p{L}\p{N}])`,
  String.raw`(?:where |how |what |which )?can (?:i|we|you|u|anyone)`,
  String.raw`(?:top|best|highly|well|highest) (?:rated|reviewed|selling|seller|sellers|value|quality|price|prices|deal|deals)`,
  String.raw`(?:good|high|low|great|lowest|top) (?:quality|price|prices|value)`,
  String.raw`value for money|as a (?:gift|present)|for (?:daily|everyday|personal) use|on (?:sale|offer)|in stock|near me|to buy|right now|as soon as possible`,
  String.raw`(?:(?:birthday|christmas|xmas) )?(?:gifts?|presents?|something)(?: ideas?| sets?)? for(?: (?:my|our|his|her|the|an?|your))?(?= \p{L})`,
  String.raw`(?:with )?(?:free|fast|next day|same day) (?:delivery|shipping|returns)`,
  String.raw`(?:price|prices|cost|kinds?|sorts?|types?|pairs?|pieces?|lots?|bit) of(?= \p{L})`,
  String.raw`(?:for|to) (?:my|our|his|her|the|a)? ?(?:own |little |old |young )*(?:${PEOPLE_AND_PLACES})(?: use)?`,
].map((phrase) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrase})(?![\p{L}\p{N}])`, 'gu'));

/** A text without phrases that say nothing, if anything is left. */
export function withoutPhrases(folded: string): string {
  const rest = PHRASES.reduce((text, phrase) => text.replace(phrase, ' '), folded);
  return rest.trim() === '' ? folded : rest;
}

/** Words that stand between the thing that is wanted and what it is for or made of. */
const AFTER_HEAD = words('for with without in of from by made about');

/** Words before what is not wanted, and words that begin something else behind it. */
const EXCLUDING = words('without not no except excluding minus');
/** Those that may stand first: not “no show socks”. */
const EXCLUDING_ALONE = words('without not except excluding');
const AFTER_EXCLUDED = words('with for in under from but');
const JOINING = words('and or plus');
const GIFTS = words('gift gifts present presents something');

/** What there may be on every occasion: “autumn outfit”, “camping gear”. */
const OF_ANY_OCCASION = words(
  `outfit outfits look clothes clothing wear gear equipment essentials must haves stuff accessories supplies kit items
  wearing taking bringing trip day days night evening weekend season time party practice session lesson lessons class event weather lover lovers
  fan fans enthusiast enthusiasts addict beginner beginners hobby going go off away ready learn learning practise practising hot stay staying keep keeping`,
);
export const isOfAnyOccasion = (word: string): boolean => OF_ANY_OCCASION.has(word);

export const isFiller = (word: string): boolean => FILLERS.has(word);
export const excludes = (word: string): boolean => EXCLUDING.has(word);
export const excludesAlone = (word: string): boolean => EXCLUDING_ALONE.has(word);
export const endsExcluded = (word: string): boolean => AFTER_EXCLUDED.has(word);
export const joinsThings = (word: string): boolean => JOINING.has(word);
export const isGift = (word: string): boolean => GIFTS.has(word);
export const endsHead = (word: string): boolean => AFTER_HEAD.has(word);

/** Words for how things are sold; what is in them is the thing. */
const CONTAINERS = words('set kit pack box pair bundle piece pieces pcs collection');
export const isContainer = (word: string): boolean => CONTAINERS.has(word);

/** How large clothes are: behind the thing, as in “Coat Size XL”. */
const SIZES = words('xxs xs s m l xl xxl xxxl size sizes uk eu us small medium large');
export const isSize = (word: string): boolean => SIZES.has(word);

/** No fruit, flower or metal: those are things, too. */
const COLOURS = words(
  'black white red blue green yellow purple violet pink grey gray brown beige navy teal turquoise maroon',
);
export const isColour = (word: string): boolean => COLOURS.has(word);

const NUMERALS = words('one two three four five six seven eight nine ten twelve');
export const isNumeral = (word: string): boolean => NUMERALS.has(word);
