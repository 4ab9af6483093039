import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/feedback/empty-state';

/** Stands for a list that no filter has made empty. */
export function NothingHere({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState
      title="No products here yet"
      icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
      actions={actions}
    />
  );
}
