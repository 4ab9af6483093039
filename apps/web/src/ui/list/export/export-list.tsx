import type { ListName, ListQuery } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../messages/notify';
import type { ListColumn } from '../data-table/list-column';
import { ExportButton } from './export-button';
import { FILE_ROWS, readAllRows, type ListFile } from './list-file';
import { useSaveList } from './use-save-list';

interface ExportListProps<Row, Query> extends ListFile<Row, Query> {
  list: ListName;
  query: Query;
  columns: readonly ListColumn<Row>[];
  /** What the list counts, in the plural. */
  noun: string;
}

/** Saves all rows that match the list's filters, on all pages, with the columns that it shows. Ends with the screen. */
export function ExportList<Row, Query extends ListQuery>(props: ExportListProps<Row, Query>) {
  const { list, query, columns, noun, load, keyOf } = props;
  const [percent, setPercent] = useState(0);
  const save = useSaveList(list, columns);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setPercent(0);
      const { signal } = (running.current = new AbortController());
      const onProgress = (read: number, total: number) =>
        setPercent(Math.floor((100 * read) / Math.max(total, 1)));
      return readAllRows({ load, keyOf, query, signal, onProgress });
    },
    onSuccess: ({ rows, total }) => {
      if (running.current?.signal.aborted) return;
      save(rows);
      const all = `${total.toLocaleString('en-US')} ${noun}`;
      if (total > FILE_ROWS)
        notify.error(`The file has the first ${FILE_ROWS.toLocaleString('en-US')} of ${all}`);
      else notify.success(`The ${noun} have been exported`);
    },
    onError: (error) => {
      if (!running.current?.signal.aborted) notify.error(failureText(error));
    },
  });
  return <ExportButton onClick={mutate} percent={isPending ? percent : undefined} />;
}
