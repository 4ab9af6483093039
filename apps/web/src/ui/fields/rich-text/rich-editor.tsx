import { leadsSomewhere } from '@shop/shared';
import { Bold, Heading, Italic, Link, List } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../forms/button';
import { Field } from '../field';
import { FORMATTINGS, hasLink, setLink } from './editor-commands';
import styles from './rich-editor.module.css';
import { useEditor } from './use-editor';

const BUTTONS = [
  [FORMATTINGS.bold, Bold],
  [FORMATTINGS.italic, Italic],
  [FORMATTINGS.heading, Heading],
  [FORMATTINGS.list, List],
] as const;

interface RichEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Edits a formatted text. In a chunk of its own, because of its library. */
export default function RichEditor({ label, value, onChange, id, ...props }: RichEditorProps) {
  const { place, state, run } = useEditor(value, onChange, {
    id,
    'aria-label': label,
    ...(props['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] }),
  });
  const [address, setAddress] = useState<string>();
  const isLinked = hasLink(state);
  const close = (to: string) => {
    run(setLink(to));
    setAddress(undefined);
  };
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label={`Formatting of ${label}`} className={styles.bar}>
        {BUTTONS.map(([{ label: name, isOn, toggle }, Icon]) => (
          <Button
            key={name}
            tone="quiet"
            aria-label={name}
            title={name}
            aria-pressed={isOn(state)}
            onClick={() => run(toggle(state))}
          >
            <Icon aria-hidden size={18} />
          </Button>
        ))}
        <Button
          tone="quiet"
          aria-label="Link"
          title="Link"
          aria-pressed={isLinked}
          aria-disabled={state.selection.empty}
          onClick={() => {
            if (isLinked) close('');
            else if (!state.selection.empty) setAddress('');
          }}
        >
          <Link aria-hidden size={18} />
        </Button>
      </div>
      {address !== undefined && (
        <div className={styles.link}>
          <Field
            label="Address of the link"
            hint="A path such as /returns, https://… or mailto:…"
            autoFocus
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setAddress(undefined);
              if (event.key !== 'Enter') return;
              // It would send the form.
              event.preventDefault();
              if (leadsSomewhere(address)) close(address);
            }}
          />
          <Button
            tone="secondary"
            aria-disabled={!leadsSomewhere(address)}
            onClick={() => {
              if (leadsSomewhere(address)) close(address);
            }}
          >
            Set the link
          </Button>
        </div>
      )}
      <div ref={place} className={styles.text} />
    </div>
  );
}
