import { Taxes } from '../../../../features/admin-taxes';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminTaxesPage() {
  return (
    <>
      <PageMeta page="Taxes" noIndex />
      <PageHeading note="What is taxed where, and at which rate">Taxes</PageHeading>
      <Taxes />
    </>
  );
}
