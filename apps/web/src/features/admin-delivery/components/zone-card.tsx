import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { daysText } from '../../../lib/text/days-text';
import { ButtonLink } from '../../../ui/forms/button';
import { placeText, priceText } from '../method-texts';
import styles from './delivery.module.css';
import { NeverUsed, type NeverUsedProps } from './never-used';

/** A zone: where it is, and how it is delivered there. */
export function ZoneCard({ zone, zones }: NeverUsedProps) {
  const { _id, name, methods } = zone;
  const place = placeText(zone);
  return (
    <li className={styles.zone}>
      <h2>{name}</h2>
      {place !== name && <p className={styles.note}>{place}</p>}
      <NeverUsed zone={zone} zones={zones} />
      {methods.length > 0 && (
        <ul>
          {methods.map((method) => (
            <li key={method._id}>
              <strong>{method.name}</strong>: {priceText(method)}
              {method.days && `, ${daysText(method.days)}`}
              {method.pickUpAt && `, picked up at ${method.pickUpAt}`}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink tone="secondary" to={dashboardPaths.adminZone(_id)}>
          Edit <span className="visually-hidden">{name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
