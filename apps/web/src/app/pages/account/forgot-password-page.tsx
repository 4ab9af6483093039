import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function ForgotPasswordPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('RESET PAAWORD')} />
      <PageHeading>RESET PAAWORD</PageHeading>
    </div>
  );
}
