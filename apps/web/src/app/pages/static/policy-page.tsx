import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function PolicyPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Privacy Policy')} />
      <PageHeading>Privacy Policy</PageHeading>
    </div>
  );
}
