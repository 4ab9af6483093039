import { YourData } from '../../features/personal-data';
import { PageHeading } from '../../ui/page/page-heading';
import { PageMeta } from '../../ui/metadata/page-meta';

/** Shared by the shopper's and the administrator's area. */
export function YourDataPage() {
  return (
    <>
      <PageMeta page="Your data" noIndex />
      <PageHeading note="What the shop keeps about you.">Your data</PageHeading>
      <YourData />
    </>
  );
}
