import { CATEGORY_RULES, LIMITS, treeRows, type CategoryRule } from '@shop/shared';
import { TextField } from '../../../../../ui/fields/field';
import { SelectField } from '../../../../../ui/fields/select-field';
import { useCategoryOptions, useCategoryTree } from '../../../../catalog';
import { PinnedInCategory } from './pinned-in-category';
import type { CategoryExtras as Extras } from './category-texts';

const RULE_TEXTS: Record<CategoryRule, string> = {
  newest: 'Newest first',
  'best-selling': 'Best selling first',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
};

interface CategoryExtrasProps {
  id: string;
  extras: Extras;
  change: (part: Partial<Extras>) => void;
}

/** What a category has besides its name: its parent, a text, and the order of its products. */
export function CategoryExtras({ id, extras, change }: CategoryExtrasProps) {
  const options = useCategoryOptions();
  const { rows } = useCategoryTree();
  const own = rows.find(({ category }) => category._id === id);
  const branch = new Set((own ? treeRows([own]) : []).map(({ category }) => category._id));
  const full = rows.filter(({ level }) => level >= LIMITS.categoryLevels);
  const taken = new Set([...branch, ...full.map(({ category }) => category._id)]);
  return (
    <>
      <SelectField
        label="Under"
        placeholder="At the top"
        hint="Moves it with all categories below it"
        options={options?.filter(({ value }) => !taken.has(value))}
        value={extras.parent ?? ''}
        onChange={(parent) => change({ parent: parent || null })}
        clearable
      />
      <TextField
        label="Text"
        hint="Shown on its page, and by search engines"
        limit={LIMITS.categoryText}
        rows={3}
        value={extras.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <SelectField
        label="Order of its products"
        placeholder="Newest first"
        options={CATEGORY_RULES.map((rule) => ({ value: rule, label: RULE_TEXTS[rule] }))}
        value={extras.rule}
        onChange={(chosen) =>
          change({ rule: CATEGORY_RULES.find((rule) => rule === chosen) ?? 'newest' })
        }
      />
      <PinnedInCategory
        category={id}
        products={extras.pinned}
        onChange={(pinned) => change({ pinned })}
      />
    </>
  );
}
