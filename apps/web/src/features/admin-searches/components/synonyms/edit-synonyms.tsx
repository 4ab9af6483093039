import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useSynonyms } from '../../api/synonyms';
import { BuiltInSynonyms } from './built-in-synonyms';
import { SynonymsForm } from './synonyms-form';

/** The shop's own synonyms: loading, failed, or editable, above the built-in ones. */
export function EditSynonyms() {
  const { data, error, isPending, refetch } = useSynonyms();
  if (isPending) return <RowsSkeleton label="Loading synonyms" height="6rem" />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SynonymsForm stored={data.synonyms} />
      <BuiltInSynonyms lines={data.builtIn} stored={data.off} />
    </>
  );
}
