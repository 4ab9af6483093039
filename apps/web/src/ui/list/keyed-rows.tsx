import { useRef, type ReactNode } from 'react';
import { useRowKeys } from './use-row-keys';

/** A list that is no table: keys move through what has `data-row`, and open the link that has `data-row-link`. */
export function KeyedRows({ children }: { children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  return <div ref={rows}>{children}</div>;
}
