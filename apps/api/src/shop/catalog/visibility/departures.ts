import { KeptValue } from '../changes/kept-value.js';
import type { ProductRecord } from '../products/product.model.js';

/** Tag of a change after which shoppers no longer see a product, or one of its variants. */
const LEFT = 'left';

interface Shown {
  hiddenAs?: ProductRecord['hiddenAs'];
  hidden?: boolean;
}

/** The tag of products or variants that leave the shoppers' view; none if none does. `after` is absent for deleted ones. */
export function leftTags(changes: readonly { before?: Shown; after?: Shown }[]): string[] {
  const leaves = changes.some(
    ({ before, after }) => before && isShown(before) && !(after && isShown(after)),
  );
  return leaves ? [LEFT] : [];
}

const isShown = ({ hiddenAs, hidden }: Shown) => !hiddenAs && !hidden;

/** Another symbol after each product that left the shoppers' view: what was made of all products before is outdated. */
export class Departures extends KeptValue<symbol> {
  constructor() {
    super({
      read: () => Promise.resolve(Symbol('departures')),
      isChangedBy: (tags) => tags.includes(LEFT),
    });
  }
}
