/** The golden set: a generated catalogue, graded queries in classes, and how well a search answers them. */
export { goldenCatalogue, type GoldenProduct } from './catalogue.js';
export { goldenIndex } from './golden-index.js';
export { gradeOf, ndcg, type Wish } from './grade.js';
export {
  judge,
  qualityByKind,
  qualityTable,
  type Find,
  type Judged,
  type Quality,
} from './measure.js';
export { goldenQueries, type GoldenQuery } from './queries.js';
