import { goldenCatalogue, type GoldenProduct } from './catalogue/catalogue.js';
import { gradeOf, ndcg } from './grade.js';
import { goldenQueries, type GoldenQuery } from './queries/queries.js';

/** Finds the ids of products for a text, best first. */
export type Find = (text: string) => readonly string[] | Promise<readonly string[]>;

/** How well the queries of a class are answered: each from 0 to 1. */
export interface Quality {
  queries: number;
  ndcg: number;
  /** How often the first result has the best grade that there is. */
  first: number;
  /** How often nothing is found though there is something, or something though there is nothing. */
  missed: number;
}

/** One answered query. */
export interface Judged extends Omit<Quality, 'queries'> {
  query: GoldenQuery;
}

/** Asks every query. Those that nothing in the catalogue fits are left out. */
export async function judge(
  find: Find,
  catalogue: readonly GoldenProduct[] = goldenCatalogue(),
  queries: readonly GoldenQuery[] = goldenQueries(),
): Promise<Judged[]> {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const judged: Judged[] = [];
  for (const query of queries) {
    const { text, wish } = query;
    const found = (await find(text)).flatMap((id) => byId.get(id) ?? []);
    if (!wish) {
      const right = found.length === 0 ? 1 : 0;
      judged.push({ query, ndcg: right, first: right, missed: 1 - right });
      continue;
    }
    const all = catalogue.map((product) => gradeOf(product, wish));
    const best = Math.max(...all);
    if (best === 0) continue;
    const grades = found.map((product) => gradeOf(product, wish));
    judged.push({
      query,
      ndcg: ndcg(grades, all),
      first: grades[0] === best ? 1 : 0,
      missed: found.length === 0 ? 1 : 0,
    });
  }
  return judged;
}

/** The quality of each class, and of all queries together. */
export function qualityByKind(judged: readonly Judged[]): Map<string, Quality> {
  const kinds = [...new Set(judged.map(({ query }) => query.kind))];
  const of = (some: readonly Judged[]): Quality => ({
    queries: some.length,
    ndcg: mean(some.map((one) => one.ndcg)),
    first: mean(some.map((one) => one.first)),
    missed: mean(some.map((one) => one.missed)),
  });
  return new Map([
    ...kinds.map((kind): [string, Quality] => [
      kind,
      of(judged.filter(({ query }) => query.kind === kind)),
    ]),
    ['all', of(judged)],
  ]);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
