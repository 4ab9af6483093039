import { useRef } from 'react';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useSynonyms } from '../../api/synonyms';
import { ShippedSynonyms } from './shipped-synonyms';
import { SynonymsForm } from './synonyms-form';

/** The shop's own synonyms: loading, failed, or editable, above the built-in ones. */
export function EditSynonyms() {
  const { data, error, isPending, dataUpdatedAt, refetch } = useSynonyms();
  const frame = useRef<HTMLDivElement>(null);
  const reload = () => void refetch();
  /** Moves the focus, because the pressed button disappears with the old form. */
  const reloadForm = () => void refetch().then(() => frame.current?.focus());
  if (isPending) return <RowsSkeleton label="Loading synonyms" height="6rem" />;
  if (!data) return <ErrorState error={error} onRetry={reload} />;
  return (
    <div ref={frame} tabIndex={-1}>
      <SynonymsForm key={dataUpdatedAt} stored={data.synonyms} reload={reloadForm} />
      <ShippedSynonyms key={`shipped ${dataUpdatedAt}`} lines={data.shipped} stored={data.off} />
    </div>
  );
}
