import type { UpgradeStep } from '@shop/mongo';

const UNIQUE_NAMES = 'nameKey_1';

/** Names of categories are unique under the same parent only, which another index sees to. */
export const dropCategoryNames: UpgradeStep = {
  what: 'Drops the index by which names of categories were unique in the whole shop',
  async run(database) {
    if ((await database.listCollections({ name: 'categories' }).toArray()).length === 0) return;
    const categories = database.collection('categories');
    const names = (await categories.indexes()).map(({ name }) => name);
    if (names.includes(UNIQUE_NAMES)) await categories.dropIndex(UNIQUE_NAMES);
  },
};
