import { failureText } from '../../../lib/api-error';
import { Button } from '../../../ui/button';
import { useCategories } from '../../catalog';
import { SelectField } from './select-field';

interface CategoryFieldProps {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The category of a product. When the categories did not come, it says so and asks for them again. */
export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const categories = useCategories();
  const missing =
    categories.isError && !categories.data
      ? failureText(categories.error, 'Something went wrong in getting catgeory')
      : undefined;
  return (
    <div>
      <SelectField
        label="Category"
        placeholder="Select a category"
        options={
          missing ? [] : categories.data?.map(({ _id, name }) => ({ value: _id, label: name }))
        }
        value={value}
        error={missing ?? error}
        onChange={onChange}
      />
      {missing && (
        <Button tone="quiet" onClick={() => void categories.refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
