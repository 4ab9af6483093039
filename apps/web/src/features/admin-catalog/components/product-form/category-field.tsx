import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { failureText } from '../../../../lib/http/api-error';
import { Button } from '../../../../ui/forms/button';
import { useCategories, useCategoryOptions } from '../../../catalog';
import { SelectField } from '../../../../ui/fields/select-field';

interface CategoryFieldProps {
  value: string;
  error?: string;
  /** Shown when the categories fail to load and the server gives no reason. */
  fallback: string;
  onChange: (value: string) => void;
}

/** The category of a product. If the categories fail to load, it shows the error and a retry button. */
export function CategoryField({ value, error, fallback, onChange }: CategoryFieldProps) {
  const categories = useCategories();
  const options = useCategoryOptions();
  const missing =
    categories.isError && !categories.data ? failureText(categories.error, fallback) : undefined;
  return (
    <div>
      <SelectField
        label="Category"
        placeholder="Select a category"
        options={missing ? [] : options}
        value={value}
        error={missing ?? error}
        onChange={onChange}
      />
      {options?.length === 0 && !missing && (
        <p>
          There is no category yet. <Link to={dashboardPaths.adminCategories}>Create one</Link>:
          what you have typed here is kept.
        </p>
      )}
      {missing && (
        <Button tone="quiet" onClick={() => void categories.refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
