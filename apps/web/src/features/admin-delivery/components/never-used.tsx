import type { StoredShippingZone } from '@shop/shared';
import { countryName } from '../../../lib/text/countries';
import { Notice } from '../../../ui/feedback/notice';
import { closerZones } from '../coverage';

/** A zone among the others. */
export interface NeverUsedProps {
  zone: StoredShippingZone;
  /** All zones of the shop. */
  zones: readonly StoredShippingZone[];
}

const LIST = new Intl.ListFormat('en');

/** Says so of a zone that no order can be in, because others name its countries more closely. */
export function NeverUsed({ zone, zones }: NeverUsedProps) {
  const closer = closerZones(zone, zones);
  if (closer.length === 0) return null;
  const countries = LIST.format((zone.countries ?? []).map(countryName));
  const names = LIST.format(closer.map(({ name }) => name));
  return (
    <Notice>
      <p>
        Never used: orders to {countries} go by the {closer.length === 1 ? 'zone' : 'zones'} {names}
        .
      </p>
    </Notice>
  );
}
