import { LIMITS, type ListName, type ListViews, type ListView } from '@shop/shared';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../lib/hooks/use-focus-after-removal';
import { useIsPermitted } from '../../../lib/session/permissions';
import { CloseDialog, Dialog } from '../../dialogs/dialog';
import { Field } from '../../fields/field';
import { Button } from '../../forms/button';
import { useSaveViews, type SavedViews, type ViewScope } from './use-list-views';
import styles from './views-form.module.css';

interface EditViewsProps {
  list: ListName;
  saved: SavedViews;
  onClose: () => void;
}

/** Renames, arranges and deletes the saved views of a list. */
export function EditViews({ list, saved, onClose }: EditViewsProps) {
  const mayChangeAll = useIsPermitted('settings');
  return (
    <Dialog title="Views of this list" onClose={onClose}>
      {mayChangeAll && saved.all.views.length > 0 && (
        <ViewsForm list={list} scope="all" title="For all administrators" stored={saved.all} />
      )}
      {saved.mine.views.length > 0 && (
        <ViewsForm list={list} scope="mine" title="For me" stored={saved.mine} />
      )}
      <CloseDialog>Close</CloseDialog>
    </Dialog>
  );
}

interface ViewsFormProps {
  list: ListName;
  scope: ViewScope;
  title: string;
  stored: ListViews;
}

/** Each press is saved at once; names when they are left. */
function ViewsForm({ list, scope, title, stored: { views, version } }: ViewsFormProps) {
  const save = useSaveViews(list);
  const focus = useFocusAfterRemoval<HTMLFieldSetElement>('[data-view]');
  const store = (changed: readonly ListView[]) => save.mutate({ scope, views: changed, version });

  function move(at: number, by: number) {
    const moved = views.toSpliced(at, 1);
    const [view] = views.slice(at, at + 1);
    if (view) store(moved.toSpliced(at + by, 0, view));
  }

  return (
    <fieldset {...focus} className={styles.views} aria-busy={save.isPending}>
      <legend>{title}</legend>
      {views.map((view, at) => (
        <div key={view.name} className={styles.row} data-view>
          <ViewName name={view.name} onName={(name) => store(views.with(at, { ...view, name }))} />
          <Button
            tone="quiet"
            aria-label={`Move ${view.name} up`}
            disabled={at === 0}
            busy={save.isPending}
            onClick={() => move(at, -1)}
          >
            <ArrowUp aria-hidden size={16} />
          </Button>
          <Button
            tone="quiet"
            aria-label={`Move ${view.name} down`}
            disabled={at === views.length - 1}
            busy={save.isPending}
            onClick={() => move(at, 1)}
          >
            <ArrowDown aria-hidden size={16} />
          </Button>
          <DeleteView
            name={view.name}
            scope={scope}
            busy={save.isPending}
            onDelete={() => store(views.toSpliced(at, 1))}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface DeleteViewProps {
  name: string;
  scope: ViewScope;
  busy: boolean;
  onDelete: () => void;
}

/** One that all administrators have takes a second press. A dialog would close the one around it. */
function DeleteView({ name, scope, busy, onDelete }: DeleteViewProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        tone={isAsked ? 'danger' : 'quiet'}
        aria-label={isAsked ? undefined : `Delete ${name}`}
        busy={busy}
        onClick={() => (scope === 'all' && !isAsked ? setIsAsked(true) : onDelete())}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? `Delete ${name} for all` : <Trash2 aria-hidden size={16} />}
      </Button>
      <span role="status" className="visually-hidden">
        {isAsked && 'Press again to delete it for all administrators'}
      </span>
    </>
  );
}

/** A name that is saved when it is left or Enter is pressed; an empty one is as before. */
function ViewName({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  function leave() {
    const given = typed.trim();
    if (given === '') setTyped(name);
    else if (given !== name) onName(given);
  }
  return (
    <Field
      label={`Name of ${name}`}
      className={styles.name}
      value={typed}
      limit={LIMITS.viewName}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
