import { receiveMessageOnPort } from 'node:worker_threads';
import { ProductIndex } from '../index/product-index.js';
import { isEnglish } from '../words/english-words.js';
import type { IndexTasks, PackedProducts } from './index-tasks.js';
import { performTasks } from './perform-tasks.js';

/** Makes this thread hold the index of all products and search in it, for an `IndexThread`. */
export function serveIndex(): void {
  let index: ProductIndex | undefined;

  /** @throws RangeError before the index is opened. */
  const opened = () => {
    if (!index) throw new RangeError('The index is not open yet');
    return index;
  };

  performTasks<IndexTasks>({
    open(port) {
      const { segment, names } = receiveMessageOnPort(port)?.message as PackedProducts;
      port.close();
      index = new ProductIndex(segment, isEnglish);
      // Warm-up: after some searches the code is optimized.
      for (const name of names) index.search({ text: name.slice(0, -1), limit: 1 });
      return undefined;
    },

    apply({ put, removed, figures, synonyms, facets, categories }) {
      const changed = opened();
      for (const product of put) changed.put(product);
      for (const id of removed) changed.remove(id);
      for (const { id, ...rest } of figures) changed.setFigures(id, rest);
      if (synonyms) changed.setSynonyms(synonyms);
      if (facets) changed.setFacets(facets);
      if (categories) changed.setCategories(categories);
      return changed.needsRebuild;
    },

    search: (request) => opened().search(request),
  });
}
