import { LIMITS } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedInput } from '../../../../lib/hooks/use-debounced-input';
import { MultiSelectField, valuesOf } from '../../../../ui/fields/multi-select-field';
import type { Refusal } from '../../../../ui/forms/use-failure';
import { productRowQuery, suggestionsQuery } from '../../../catalog';

interface RowProductsProps {
  label: string;
  /** Ids, separated by commas. */
  value: string;
  /** What is wrong with them. */
  refusal: Refusal | undefined;
  onChange: (value: string) => void;
}

/** Chooses products as shoppers find them: the permission for settings does not show others. */
export function RowProducts({ label, value, refusal, onChange }: RowProductsProps) {
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedInput(search, setSearch);
  const { data: found } = useQuery(suggestionsQuery(search));
  const { data: chosen, isPending } = useQuery({
    ...productRowQuery({ by: 'products', of: value }),
    enabled: value !== '',
    placeholderData: (before) => before,
  });
  const names = new Map(
    [...(found?.products ?? []), ...(chosen ?? [])].map((one) => [one._id, one.name]),
  );
  const ids = valuesOf(value);
  const unnamed = isPending ? '…' : 'Not visible in the shop';
  const others = found?.products.filter(({ _id }) => !ids.includes(_id)) ?? [];
  return (
    <MultiSelectField
      label={label}
      placeholder="Type a product’s name"
      hint={`At most ${LIMITS.rowProducts}, in this order`}
      options={[...ids, ...others.map(({ _id }) => _id)].map((id) => ({
        value: id,
        label: names.get(id) ?? unnamed,
      }))}
      value={value}
      {...refusal}
      onChange={onChange}
      search={{
        onSearch: type,
        isAnswered: typed.trim() === search && (search === '' || found !== undefined),
      }}
    />
  );
}
