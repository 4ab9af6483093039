import { useEffect, useState } from 'react';
import { isTyping } from '../../lib/hooks/is-typing';
import { shortcutsNow, type Shortcuts } from '../../lib/hooks/shortcuts';
import { CloseDialog, Dialog } from '../dialogs/dialog';
import styles from './shortcuts-help.module.css';

const EVERYWHERE: Shortcuts = {
  title: 'Everywhere',
  keys: [
    ['Ctrl K', 'find anything'],
    ['Ctrl S', 'save'],
    ['?', 'these keys'],
    ['Esc', 'close'],
  ],
};

/** Shows the keys of the screen when ? is pressed outside of fields. */
export function ShortcutsHelp() {
  const [groups, setGroups] = useState<readonly Shortcuts[]>();
  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (event.key !== '?' || isTyping(event)) return;
      event.preventDefault();
      setGroups([...shortcutsNow(), EVERYWHERE]);
    }
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  if (!groups) return null;
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => setGroups(undefined)}>
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([key, does]) => (
              <div key={key} className={styles.one}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <CloseDialog>Close</CloseDialog>
    </Dialog>
  );
}
