const words = (list: string) => new Set(list.split(/\s+/));

/** Words that say nothing about what is wanted. */
const FILLERS = words(
  `a am an and any are at be best buy buying by cheap could do does find for from get getting give good great have i
  im in is it like looking me my need nice of on online or our order please purchase really recommend sale search
  searching sell shop shopping show some something sth store than that the their there these this to want wanted we
  what where which who will with would you your`,
);

/** Words that stand between the thing that is wanted and what it is for or made of. */
const AFTER_HEAD = words('for with without in of from by made');

export const isFiller = (word: string): boolean => FILLERS.has(word);
export const endsHead = (word: string): boolean => AFTER_HEAD.has(word);

/** Words for how things are sold; what is in them is the thing. */
const CONTAINERS = words('set kit pack box pair bundle piece pieces pcs collection');
export const isContainer = (word: string): boolean => CONTAINERS.has(word);
