import { LayoutList, Rows3 } from 'lucide-react';
import styles from './choose-form.module.css';
import { chooseListForm, useListForm } from './list-form';

const FORMS = [
  { form: 'cards', label: 'Cards', icon: LayoutList },
  { form: 'rows', label: 'Rows', icon: Rows3 },
] as const;

/** Whether the orders are shown as cards or as rows. */
export function ChooseForm() {
  const chosen = useListForm();
  return (
    <div role="group" aria-label="Show orders as" className={styles.forms} data-no-print>
      {FORMS.map(({ form, label, icon: Icon }) => (
        <button
          key={form}
          type="button"
          className={styles.form}
          aria-pressed={form === chosen}
          onClick={() => chooseListForm(form)}
        >
          <Icon aria-hidden size={16} /> {label}
        </button>
      ))}
    </div>
  );
}
