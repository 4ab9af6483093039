/** Builds the index of all products and searches in it, at a lower priority, so that pages and orders come first. */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { analyseProduct, ProductIndex, SegmentBuilder } from '@shop/search';
import { deserialize } from 'bson';
import { indexedProduct, type IndexedRecord } from './indexed-product.js';
import type { IndexTasks, Task } from './index-tasks.js';

const NICENESS = 5;
/** Searches before the first one is answered, after which they are as quick as they get. */
const WARM_UP = 200;

// Of this thread alone: only Linux gives each thread a priority of its own.
if (process.platform === 'linux') os.setPriority(NICENESS);

const port = parentPort;
const names: string[] = [];
let builder = new SegmentBuilder();
let index: ProductIndex | undefined;

type Doing = {
  [Name in keyof IndexTasks]: (given: IndexTasks[Name]['given']) => IndexTasks[Name]['answer'];
};

const doing: Doing = {
  /** Each document begins with its length. */
  add(documents) {
    const view = new DataView(documents.buffer, documents.byteOffset, documents.byteLength);
    for (let at = 0; at < documents.length;) {
      const end = at + view.getInt32(at, true);
      const record = deserialize(documents.subarray(at, end)) as IndexedRecord;
      if (names.length < WARM_UP) names.push(record.name);
      builder.add(analyseProduct(indexedProduct(record)));
      at = end;
    }
    return undefined;
  },

  build() {
    index = new ProductIndex(builder.build());
    builder = new SegmentBuilder();
    for (const name of names) index.search({ text: name.slice(0, -1), limit: 1 });
    return undefined;
  },

  apply({ put, removed, figures, synonyms, categories }) {
    const changed = built();
    for (const product of put) changed.put(product);
    for (const id of removed) changed.remove(id);
    for (const { id, ...rest } of figures) changed.setFigures(id, rest);
    if (synonyms) changed.setSynonyms(synonyms);
    if (categories) changed.setCategories(categories);
    return changed.isWorn;
  },

  search: (request) => built().search(request),
};

/** @throws RangeError before it is built. */
function built(): ProductIndex {
  if (!index) throw new RangeError('The index is not built yet');
  return index;
}

function perform<Name extends keyof IndexTasks>({ number, name, given }: Task<Name>): void {
  try {
    port?.postMessage({ number, answer: doing[name](given) });
  } catch (failure) {
    port?.postMessage({ number, failure });
  }
}

port?.on('message', (task: Task | null) => {
  if (task) perform(task);
  else port.close();
});
