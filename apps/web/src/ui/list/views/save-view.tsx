import { LIMITS, listViewSchema, type ListName, type ListView } from '@shop/shared';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { KEEP_SCROLL } from '../../../lib/address/keep-scroll';
import { useIsPermitted } from '../../../lib/session/permissions';
import { CloseDialog, Dialog } from '../../dialogs/dialog';
import { ChoiceField } from '../../fields/choice-field';
import { Field } from '../../fields/field';
import { Button } from '../../forms/button';
import { useSchemaForm } from '../../forms/use-schema-form';
import { useSaveViews, type SavedViews } from './use-list-views';
import { openingState } from './use-open-view';
import styles from './views-form.module.css';

const schema = z.object({ name: listViewSchema.shape.name, scope: z.enum(['mine', 'all', '']) });

interface SaveViewProps {
  list: ListName;
  saved: SavedViews;
  /** What the list shows now. */
  view: Omit<ListView, 'name'>;
  onClose: () => void;
}

/** Keeps what a list shows now as a view under a name. */
export function SaveView({ list, saved, view, onClose }: SaveViewProps) {
  const maySaveForAll = useIsPermitted('settings');
  const save = useSaveViews(list);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { busy, field, formProps } = useSchemaForm({
    schema,
    defaultValues: { name: '', scope: '' },
    save: async ({ name, scope: chosen }) => {
      const scope = chosen === 'all' ? 'all' : 'mine';
      const { views, version } = saved[scope];
      await save.mutateAsync({ scope, views: [...views, { name, ...view }], version });
      onClose();
      // The view that it was made of may have the same filters, and would stay open.
      const state = { ...KEEP_SCROLL.state, ...openingState({ scope, name }) };
      await navigate({ search }, { replace: true, state });
    },
  });
  return (
    <Dialog title="Save this view" onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Field
          label="Name"
          autoComplete="off"
          limit={LIMITS.viewName}
          hint="It keeps the filters, the order and the columns that you see now"
          required
          {...field('name')}
        />
        {maySaveForAll && (
          <ChoiceField
            label="For whom"
            placeholder="For me"
            options={[{ value: 'all', label: 'For all administrators' }]}
            {...field('scope')}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving …' : 'Save view'}
          </Button>
          <CloseDialog>Cancel</CloseDialog>
        </div>
      </form>
    </Dialog>
  );
}
