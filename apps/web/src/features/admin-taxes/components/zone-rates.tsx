import { isInForce, type StoredShippingZone, type StoredTaxRate } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { useShopDetails } from '../../../ui/page/shop-details';
import { NeverUsed, closerZones, placeText } from '../../admin-delivery';
import { newRate, textsOf } from '../rate-texts';
import { rateText, taxingText } from '../rate-words';
import type { EditedRate } from './rate-dialogs';
import styles from './taxes.module.css';

interface ZoneRatesProps {
  zone: StoredShippingZone;
  /** All zones of the shop. */
  zones: readonly StoredShippingZone[];
  rates: readonly StoredTaxRate[];
  onEdit: (edited: EditedRate) => void;
  onDelete: (rate: StoredTaxRate) => void;
}

/** Whether a rate applies now. */
function isNow({ from, until }: StoredTaxRate): boolean {
  const [since, end] = [from, until].map((moment) => moment && Date.parse(moment));
  return isInForce({ ...(since && { from: since }), ...(end && { until: end }) }, Date.now());
}

/** The rates of a zone, and how it taxes. */
export function ZoneRates({ zone, zones, rates, onEdit, onDelete }: ZoneRatesProps) {
  const { timeZone } = useShopDetails();
  const isIncluded = rates.some((rate) => rate.isIncluded);
  const place = placeText(zone);
  const isMixed = isIncluded && rates.some((rate) => !rate.isIncluded);
  return (
    <Panel heading={zone.name}>
      {place !== zone.name && <p className={styles.note}>{place}</p>}
      <NeverUsed zone={zone} zones={zones} />
      {rates.length === 0 ? (
        closerZones(zone, zones).length === 0 && <p>No tax here.</p>
      ) : (
        <p>
          {taxingText(zone, isIncluded)}{' '}
          <Link to={dashboardPaths.adminZone(zone._id)}>
            Change <span className="visually-hidden">{zone.name}</span>
          </Link>
        </p>
      )}
      {rates.length > 0 && !rates.some(isNow) && (
        <p>No tax here now: none of these rates applies.</p>
      )}
      {isMixed && (
        <Notice tone="danger">
          <p>
            Some of these rates are included in prices, others are added. The shop treats all of
            them as included: set them all the same way.
          </p>
        </Notice>
      )}
      <ul className={styles.list}>
        {rates.map((rate) => (
          <li key={rate._id} className={styles.rate}>
            <div>
              <strong>
                {rate.name} {rate.rate}%
              </strong>
              <span className={styles.note}>{rateText(rate, timeZone)}</span>
            </div>
            <Button
              tone="secondary"
              aria-label={`Edit ${rate.name} ${rate.rate}% of ${zone.name}`}
              onClick={() => onEdit({ rate, initial: textsOf(rate, timeZone) })}
            >
              Edit
            </Button>
            <Button
              tone="quiet"
              aria-label={`Delete ${rate.name} ${rate.rate}% of ${zone.name}`}
              onClick={() => onDelete(rate)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          onClick={() => onEdit({ rate: undefined, initial: newRate(zone._id, isIncluded) })}
        >
          Add a rate <span className="visually-hidden">to {zone.name}</span>
        </Button>
      </div>
    </Panel>
  );
}
