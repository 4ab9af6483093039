import { LIMITS, type HomeRow } from '@shop/shared';
import { Field } from '../../../../ui/fields/field';
import { MultiSelectField } from '../../../../ui/fields/multi-select-field';
import { SelectField } from '../../../../ui/fields/select-field';
import type { Refusal } from '../../../../ui/forms/use-failure';
import { useCategoryOptions } from '../../../catalog';
import { RowProducts } from './row-products';

interface RowSubjectProps {
  name: string;
  row: HomeRow;
  /** What is wrong with it. */
  refusal: Refusal | undefined;
  onChange: (of: string) => void;
}

/** What the rule of a row is about; nothing for rules that need no more. */
export function RowSubject({ name, row: { by, of }, refusal, onChange }: RowSubjectProps) {
  const categories = useCategoryOptions();
  switch (by) {
    case 'category':
      return (
        <SelectField
          label={`Category of ${name}`}
          placeholder="Select a category"
          options={categories}
          value={of}
          {...refusal}
          onChange={onChange}
        />
      );
    case 'categories':
      return (
        <MultiSelectField
          label={`Categories of ${name}`}
          placeholder="The first six"
          options={categories}
          value={of}
          {...refusal}
          onChange={onChange}
        />
      );
    case 'brand':
      return (
        <Field
          label={`Brand of ${name}`}
          hint="The last part of its page’s address: northway for /brand/northway"
          autoComplete="off"
          spellCheck={false}
          value={of}
          {...refusal}
          onChange={({ target }) => onChange(target.value.replace(/^.*\/brand\//, ''))}
        />
      );
    case 'tag':
      return (
        <Field
          label={`Tag of ${name}`}
          limit={LIMITS.tag}
          autoComplete="off"
          value={of}
          {...refusal}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'products':
      return (
        <RowProducts
          label={`Products of ${name}`}
          value={of}
          refusal={refusal}
          onChange={onChange}
        />
      );
    default:
      return null;
  }
}
