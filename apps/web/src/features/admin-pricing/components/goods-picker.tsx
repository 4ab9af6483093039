import { useState } from 'react';
import { useDebouncedInput } from '../../../lib/hooks/use-debounced-input';
import { MultiSelectField, valuesOf } from '../../../ui/fields/multi-select-field';
import { withOffer } from '../offer';
import { useFoundGoods, useNamesOf, type FoundGood, type GoodKind } from '../api/named-goods';

export interface PickerProps {
  label: string;
  hint?: string | undefined;
  /** Shown while nothing is chosen; by default, that means any. */
  placeholder?: string;
  error?: string | undefined;
  /** Ids, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

const PLACEHOLDERS = { products: 'Any product', brands: 'Any brand' };

/**
 * A form field to choose products or brands for a rule.
 * @param hasOffers whether it tells what each product costs and how much of it there is
 */
export function GoodsPicker({
  kind,
  value,
  placeholder = PLACEHOLDERS[kind],
  hasOffers = false,
  ...field
}: PickerProps & { kind: GoodKind; hasOffers?: boolean }) {
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedInput(search, setSearch);
  const { data: found } = useFoundGoods(kind, search);
  const names = useNamesOf(kind, valuesOf(value));
  const chosen = valuesOf(value).map((id) => ({ value: id, label: names.get(id) ?? '…' }));
  const labelOf = hasOffers ? withOffer : ({ name }: FoundGood) => name;
  const others = found?.filter(({ _id }) => !valuesOf(value).includes(_id)) ?? [];
  return (
    <MultiSelectField
      {...field}
      placeholder={placeholder}
      options={[...chosen, ...others.map((good) => ({ value: good._id, label: labelOf(good) }))]}
      value={value}
      search={{ onSearch: type, isAnswered: found !== undefined && typed.trim() === search }}
    />
  );
}
