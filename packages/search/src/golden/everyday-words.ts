const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Words that everybody knows, written down before any was searched for. A shop may have nothing for them, but none is a
 * misspelling of something else.
 */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  adjectives: list(`
    angry awful bald bitter black brave bright broken calm cheap clean clever cold crazy cruel damp dark dead deep dirty
    dry dull eager early empty evil fair fake famous fast fat final flat fresh friendly funny gentle giant glad good grand
    grey guilty happy harsh honest huge hungry ill jealous late lazy loose loud lucky mad mean modern naked nasty nervous
    noisy odd old pale polite poor proud pure quick rare raw rich rough rude sad scared shy sick silly slim slow smart
    sore sour spare stale strange strong sudden tall thick thirsty tired ugly vague wet wild wise young
  `),
  verbs: list(`
    admit agree argue arrive ask begin believe belong bite blow boil borrow break bring build buy call cancel catch chase
    cheat choose climb complain cough count crawl cry dance decide deliver deny die dig drown earn explain fail fall fear
    fight fix forget forgive guess hate heal hide hire hurt ignore invite joke kill kiss knock laugh learn leave lend lie
    lose marry melt miss obey owe pay pray promise punish quit refuse repair save scream sell shout sing sink sleep
    smile sneeze spell spend steal swear teach tell thank throw vote wait wake win wonder worry yell
  `),
  shop: list(`
    account address bargain bill brand cart checkout claim complaint contact coupon customer deal delivery deposit
    discount exchange expensive express free guarantee help invoice label loan login newsletter offer order package
    password payment pickup postage price privacy promotion purchase quote receipt refund rental reserve retail returns
    review reward sale sample shipping sold status stock store subscribe supplier tax terms tracking trial voucher
    warranty wholesale
  `),
  animals: list(`
    ape badger bat bear beaver bee beetle camel cat chicken cow crab crow deer dog donkey duck eagle eel elephant fox
    frog goat goose hamster hare hawk hedgehog hen hippo horse jaguar lamb leopard lion lizard monkey moose mouse mule
    owl parrot pig pigeon pony rabbit rat raven seal shark sheep snail snake spider squirrel swan tiger toad turkey
    turtle whale wolf worm zebra
  `),
  foods: list(`
    apple apricot bacon banana beef beer biscuit bread broccoli burger butter cabbage cake carrot celery cereal cheese
    cherry chips cream cucumber curry custard egg flour garlic ginger grape gravy ham honey jam jelly juice leek lemon
    lentil lettuce melon milk mushroom mustard noodle nut oat olive onion orange pasta pea peach pear pepper pie pizza
    plum pork potato pumpkin radish rice salad salmon salt sauce sausage soup spinach steak sugar toast tomato tuna
    turnip vanilla vinegar walnut wheat wine yogurt
  `),
};
