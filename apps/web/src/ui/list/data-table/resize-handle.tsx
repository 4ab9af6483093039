import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './data-table.module.css';
import type { Resize } from './use-widths';

const STEP = 16;

interface ResizeHandleProps {
  id: string;
  heading: string;
  /** In pixels, if somebody chose it. */
  width: number | undefined;
  onResize: Resize;
}

/** The right edge of a heading: dragged, or moved by the arrow keys, it makes the column wider or narrower. */
export function ResizeHandle({ id, heading, width, onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const widthOf = (handle: Element) => handle.parentElement?.offsetWidth ?? 0;

  function drag({ clientX }: PointerEvent, isLast: boolean) {
    if (!start.current) return;
    onResize(id, start.current.width + clientX - start.current.x, isLast);
    if (isLast) start.current = undefined;
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(id, widthOf(event.currentTarget) + step, true);
  }

  return (
    <span
      role="separator"
      tabIndex={0}
      aria-label={`Width of ${heading}`}
      aria-orientation="vertical"
      aria-valuenow={width ?? 0}
      aria-valuetext={width === undefined ? 'As wide as its content' : `${width} pixels`}
      className={styles.handle}
      data-no-print
      onKeyDown={press}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthOf(event.currentTarget) };
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
    />
  );
}
