import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function ContactPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Contact')} />
      <PageHeading>Contact</PageHeading>
    </div>
  );
}
