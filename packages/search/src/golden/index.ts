/** The golden set: a generated catalogue, graded queries in classes, and how well a search answers them. */
export { goldenCatalogue } from './catalogue/catalogue.js';
export { ndcg } from './grade.js';
export { judge, qualityByKind } from './measure.js';
export { misreadBy, slipsMissedBy, wordsMissingFrom } from './corrections.js';
