import { useSearchParams } from 'react-router-dom';
import { ImportJob, NewImport } from '../../../../../features/admin-import';
import { PageHeading } from '../../../../../ui/page/page-heading';
import { PageMeta } from '../../../../../ui/metadata/page-meta';

export function AdminImportPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <>
      <PageMeta page="Import products" noIndex />
      <PageHeading>Import products</PageHeading>
      {id ? <ImportJob key={id} id={id} /> : <NewImport />}
    </>
  );
}
