const FIELDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
].map(({ prototype }) => ({
  prototype,
  // Taken once, as the set-up of each file replaces it again.
  exact: Object.getOwnPropertyDescriptor(prototype, 'labels'),
}));

/** Kept up to date by jsdom. */
const labels = document.getElementsByTagName('label');
const lengthOfList = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length');
const itemOfList = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'item')?.value as (
  this: HTMLCollection,
  index: number,
) => HTMLLabelElement;

/** All labels. When a property of the list itself is read, jsdom first looks in each label for one of this name. */
function allLabels(): HTMLLabelElement[] {
  const length = Number(lengthOfList?.get?.call(labels));
  return Array.from({ length }, (_, index) => itemOfList.call(labels, index));
}

/**
 * The `labels` of fields, found through the page's labels. jsdom walks the page for each field, and again for each label
 * on its way, after every change of the page, which took a twelfth of the time of all tests.
 */
export function stubLabels(): void {
  for (const { prototype, exact } of FIELDS) {
    if (!exact) throw new Error('Fields have no labels');
    Object.defineProperty(prototype, 'labels', {
      ...exact,
      get(this: Element): unknown {
        return this.isConnected && !isHiddenInput(this) ? labelsOf(this) : exact.get?.call(this);
      },
    });
  }
}

const isHiddenInput = (field: Element) =>
  field instanceof HTMLInputElement && field.type === 'hidden';

/** Those that name the field, and the one around it if it is the first in it; in the order of the page. */
function labelsOf(field: Element): Element[] {
  const around = field.closest('label');
  const id = document.getElementById(field.id) === field ? field.id : undefined;
  return allLabels().filter((label) => {
    const named = label.getAttribute('for');
    return named === null ? label === around && label.control === field : named === id;
  });
}
