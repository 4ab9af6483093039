import { ANOTHER_CHOICE, mergedText } from '../../../../../ui/feedback/merged-text';
import type { CategoryTexts } from './category-texts';

const LABELS: Record<keyof CategoryTexts, string> = {
  name: 'Category name',
  parent: 'Under',
  text: 'Text',
  rule: 'Order of its products',
  pinned: 'Shown first',
};
const NAMES = Object.keys(LABELS).filter((name): name is keyof CategoryTexts =>
  Object.hasOwn(LABELS, name),
);

/** The names of the fields in which two states of a category differ. */
export function differences(one: CategoryTexts, other: CategoryTexts): (keyof CategoryTexts)[] {
  return NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

interface Versions {
  typed: CategoryTexts;
  /** What the form was opened with. */
  opened: CategoryTexts;
  saved: CategoryTexts;
}

/** Puts what was typed onto what somebody else has saved since, and says what became of it. */
export function mergeCategory({ typed, opened, saved }: Versions) {
  const changed = differences(typed, opened);
  const theirs = new Set(differences(saved, opened));
  const unlike = new Set(differences(saved, typed));
  const clashes = changed
    .filter((name) => theirs.has(name) && unlike.has(name))
    .map((name) => {
      const isText = name === 'name' || name === 'text';
      return [LABELS[name], isText ? saved[name] : ANOTHER_CHOICE] as const;
    });
  const own = Object.fromEntries(changed.map((name) => [name, typed[name]]));
  return {
    merged: { ...saved, ...(own as Partial<CategoryTexts>) },
    message: mergedText({ clashes }),
  };
}
