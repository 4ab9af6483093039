import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { useCategoryOptions } from '../../catalog';
import type { PickerProps } from './goods-picker';

/** A form field to choose categories for a rule. Each stands for all below it, too. */
export function CategoryPicker({ placeholder = 'Any category', ...field }: PickerProps) {
  return <MultiSelectField {...field} placeholder={placeholder} options={useCategoryOptions()} />;
}
