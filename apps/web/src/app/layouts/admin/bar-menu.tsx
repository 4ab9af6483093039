import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './bar-menu.module.css';

interface BarMenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** Called before the menu opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button of the administrator's bar that opens a panel below it. Escape, a press elsewhere and a link close it. */
export function BarMenu({ button, onOpen, children }: BarMenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** The panel is in the top layer, where no ancestor cuts it off. */
  function place() {
    const edge = opener.current?.getBoundingClientRect();
    if (edge) panel.current?.style.setProperty('--opener', `${edge.left}px`);
  }

  function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
    if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
  }

  return (
    <>
      <button ref={opener} type="button" className={styles.button} popoverTarget={id}>
        {button}
      </button>

      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return;
          place();
          onOpen?.();
        }}
        onClick={closeAfterLink}
      >
        {children}
      </div>
    </>
  );
}
