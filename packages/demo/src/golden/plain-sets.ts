import { demoIndex } from './demo-index.js';
import { othersIndex } from './others/others-index.js';
import { OTHERS_GROUPS, OTHERS_QUERIES } from './others/others-queries.js';
import { FIFTH_QUERIES } from './plain/fifth-queries.js';
import { FOURTH_QUERIES } from './plain/fourth-queries.js';
import { HELD_OUT_QUERIES } from './plain/held-out-queries.js';
import { judgePlain, type PlainAnswer } from './plain/judge.js';
import { OWN_QUERIES } from './plain/own-queries.js';
import { SECOND_QUERIES } from './plain/second-queries.js';
import { SEVENTH_QUERIES } from './plain/seventh-queries.js';
import { SIXTH_QUERIES } from './plain/sixth-queries.js';
import { THIRD_QUERIES } from './plain/third-queries.js';

const LIMIT = 10;

/** The queries of every set with how they are answered. */
export async function plainSets(): Promise<Readonly<Record<string, PlainAnswer[]>>> {
  const demo = demoIndex();
  const others = await othersIndex();
  const searchIn =
    ({ index }: Pick<typeof demo, 'index'>, names: readonly string[]) =>
    (text: string) => {
      const { ids, ...result } = index.search({ text, limit: LIMIT });
      return { ...result, names: ids.map((id) => names[parseInt(id, 16)] ?? '') };
    };
  const demoNames = demo.products.map(({ name }) => name);
  const ofDemo = (queries: Readonly<Record<string, string>>) =>
    judgePlain(queries, demoNames, searchIn(demo, demoNames));
  return {
    own: ofDemo(OWN_QUERIES),
    'held out': ofDemo(HELD_OUT_QUERIES),
    second: ofDemo(SECOND_QUERIES),
    third: ofDemo(THIRD_QUERIES),
    fourth: ofDemo(FOURTH_QUERIES),
    fifth: ofDemo(FIFTH_QUERIES),
    sixth: ofDemo(SIXTH_QUERIES),
    seventh: ofDemo(SEVENTH_QUERIES),
    'other shops': judgePlain(
      OTHERS_QUERIES,
      others.names,
      searchIn(others, others.names),
      OTHERS_GROUPS,
    ),
  };
}
