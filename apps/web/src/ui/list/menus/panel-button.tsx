import type { LucideIcon } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styles from './panel-button.module.css';
import { useOpenedByLink } from './use-opened-by-link';

interface PanelButtonProps {
  icon: LucideIcon;
  label: string;
  /** Whether a narrow screen has nothing to choose. */
  isForWide?: boolean;
  /** Links that end with this open the panel as well. */
  anchor?: string;
  /** What the panel shows. @param id of the panel, for buttons that close it */
  children: (id: string) => ReactNode;
}

/** A button in the bar of a list, and the panel of choices that it opens. */
export function PanelButton({
  icon: Icon,
  label,
  isForWide = false,
  anchor,
  children,
}: PanelButtonProps) {
  const ownId = useId();
  // By its name, the panel gets the focus of a link to a list that is there already.
  const id = anchor?.slice(1) ?? ownId;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useOpenedByLink(panel, opener, anchor);

  /** The panel is in the top layer, where no ancestor cuts it off. */
  function place() {
    const edge = opener.current?.getBoundingClientRect();
    if (!edge) return;
    panel.current?.style.setProperty('--edge', `${edge.right}px`);
    panel.current?.style.setProperty('--top', `${edge.bottom}px`);
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        popoverTarget={id}
        data-for-wide={isForWide}
        data-unfolds
        data-no-print
      >
        <Icon aria-hidden size={16} /> {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
      >
        {children(id)}
      </div>
    </>
  );
}
