import { ndcg } from '@shop/search/golden';

/** What a query is to be answered with. */
interface Wish {
  /** Grades of products by name; without any, nothing in the shop fits. */
  grades: ReadonlyMap<string, number>;
  /** The page of the shop that is meant. */
  page?: string;
}

/** How well the queries of a class are answered: each from 0 to 1. */
export interface PlainQuality {
  queries: number;
  /** nDCG@10 of the products; of a page, whether it was named; where nothing fits, whether nothing was found. */
  ndcg: number;
  /** How often nothing was found though something fits. */
  nothing: number;
  /** How often only products were found that do not fit. */
  misled: number;
}

/** A query with how it was answered. */
export interface PlainAnswer extends Omit<PlainQuality, 'queries'> {
  kind: string;
  text: string;
  found: readonly string[];
}

const SHOWN = 10;
type Groups = Readonly<Record<string, string>>;
const DEMO_GROUPS: Groups = {
  shoes: 'Running, Heels, Flats',
  boots: 'Hiking, Ankle',
  bags: 'Backpack, Handbag, Suitcase, Briefcase',
  clocks: 'Alarm, Mantel',
  balls: 'Football, Basketball',
  drums: 'Snare, Djembe',
  books: 'Novel, Field, Cookbook',
  toys: 'Teddy, Puzzle, Kite, Dolls, Train, Dinosaur, Rocket',
  music: 'Guitar, Violin, Trumpet, Snare, Saxophone, Djembe, Accordion, Recorder',
};

/** Asks every query of a set. */
export function judgePlain(
  queries: Readonly<Record<string, string>>,
  names: readonly string[],
  search: (text: string) => { page?: string } & { names: readonly string[] },
  groups = DEMO_GROUPS,
): PlainAnswer[] {
  return Object.entries(queries).flatMap(([kind, lines]) =>
    linesOf(lines).map(([text, wished]) => {
      const answer = search(text);
      return {
        kind,
        text,
        found: answer.names,
        ...judge(wishOf(wished, names, groups), answer.names.slice(0, SHOWN), answer.page),
      };
    }),
  );
}

function judge({ grades, page }: Wish, found: readonly string[], given: string | undefined) {
  const isRight = (right: boolean) => ({ ndcg: right ? 1 : 0, nothing: 0 });
  if (page !== undefined)
    return {
      ...isRight(page === given),
      misled: found.length > 0 || (given ?? page) !== page ? 1 : 0,
    };
  const found10 = found.map((name) => grades.get(name) ?? 0);
  const isMisled = found.length > 0 && Math.max(...found10) === 0;
  if (![...grades.values()].some((grade) => grade > 1))
    return { ...isRight(found10.every((grade) => grade > 0)), misled: isMisled ? 1 : 0 };
  return {
    ndcg: ndcg(found10, [...grades.values()].sort((a, b) => b - a).slice(0, SHOWN)),
    nothing: found.length === 0 ? 1 : 0,
    misled: isMisled ? 1 : 0,
  };
}

/** The queries of a class, with what is wished. */
function linesOf(lines: string): (readonly [text: string, wished: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', wished = ''] = line.split(':');
      return [text.trim(), wished.trim()];
    });
}

function wishOf(wished: string, names: readonly string[], groups: Groups): Wish {
  if (wished.startsWith('>')) return { grades: new Map(), page: wished.slice(1).trim() };
  const [asked = '', others = ''] = wished.split(';');
  return {
    grades: new Map([
      ...namesIn(others, names, groups).map((name) => [name, 1] as const),
      ...namesIn(asked, names, groups).map((name) => [name, 3] as const),
    ]),
  };
}

/** Names of products, each in full or by a word that no other has. */
function namesIn(list: string, names: readonly string[], groups: Groups): string[] {
  return partsIn(list, groups).map((part) => {
    if (names.includes(part)) return part;
    const found = names.filter((name) => name.split(/[ ,-]+/).includes(part));
    const [name] = found;
    if (name === undefined || found.length > 1)
      throw new Error(`“${part}” is in ${found.length} names`);
    return name;
  });
}

function partsIn(list: string, groups: Groups): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) =>
      part.startsWith('@') ? partsIn(groups[part.slice(1)] ?? part, groups) : part,
    );
}

/** The quality of each class, and of all queries together. */
export function plainQualities(answers: readonly PlainAnswer[]): Map<string, PlainQuality> {
  const of = (some: readonly PlainAnswer[]): PlainQuality => ({
    queries: some.length,
    ndcg: mean(some.map((one) => one.ndcg)),
    nothing: mean(some.map((one) => one.nothing)),
    misled: mean(some.map((one) => one.misled)),
  });
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  return new Map([
    ...kinds.map((kind) => [kind, of(answers.filter((one) => one.kind === kind))] as const),
    ['all', of(answers)],
  ]);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
