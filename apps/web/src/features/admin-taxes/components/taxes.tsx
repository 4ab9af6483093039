import type { StoredTaxRate } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useDialogAbout } from '../../../ui/dialogs/use-dialog-about';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Panel } from '../../../ui/page/panel';
import { useZones } from '../../admin-delivery';
import { useTaxRates } from '../api/tax-rates';
import { DeleteRate, EditRate, type EditedRate } from './rate-dialogs';
import { StartingRates } from './starting-rates';
import { ZoneRates } from './zone-rates';

/** The tax rates of each zone, and the usual ones to start with. */
export function Taxes() {
  const zones = useZones();
  const rates = useTaxRates();
  const editing = useDialogAbout<EditedRate>();
  const deleting = useDialogAbout<StoredTaxRate>();
  if (zones.isPending || rates.isPending) return <RowsSkeleton label="Loading taxes" rows={4} />;
  if (!zones.data || !rates.data)
    return (
      <ErrorState
        error={zones.error ?? rates.error}
        onRetry={() => void Promise.all([zones.refetch(), rates.refetch()])}
      />
    );
  const all = rates.data;
  return (
    <>
      {zones.data.length === 0 && (
        <Panel heading="No taxes yet">
          <p>
            Until there is a rate, orders have no tax. A rate belongs to a zone:{' '}
            <Link to={dashboardPaths.adminZone('new')}>add a zone</Link>, or start with the usual
            rates below.
          </p>
        </Panel>
      )}
      {zones.data.map((zone) => (
        <ZoneRates
          key={zone._id}
          zone={zone}
          zones={zones.data}
          rates={all.filter((rate) => rate.zone === zone._id)}
          onEdit={editing.open}
          onDelete={deleting.open}
        />
      ))}
      <StartingRates />
      <EditRate dialog={editing} />
      <DeleteRate dialog={deleting} />
    </>
  );
}
