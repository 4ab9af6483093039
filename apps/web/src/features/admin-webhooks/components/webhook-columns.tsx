import type { Webhook } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { EVENT_TEXTS } from '../event-texts';
import { WebhookActions, type WebhookActionsProps } from './webhook-actions';

const stateText = ({ isOn }: Pick<Webhook, 'isOn'>) => (isOn ? 'On' : 'Switched off');

const eventsText = ({ events }: Webhook) => events.map((event) => EVENT_TEXTS[event]).join(', ');

/** The columns of the list of addresses: whether each is told of events, and of which. A row opens its deliveries. */
export function useWebhookColumns(
  acts: Omit<WebhookActionsProps, 'webhook'>,
): readonly ListColumn<Webhook>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const troubleText = ({ isOn, offReason, failingSince }: Webhook) =>
    offReason ?? (isOn && failingSince && `Nothing has arrived since ${moment(failingSince)}.`);
  return [
    {
      id: 'url',
      heading: 'Address',
      text: ({ url }) => url,
      cell: ({ _id, url }) => (
        <Link to={dashboardPaths.adminWebhook(_id)} data-row-link>
          {url}
        </Link>
      ),
    },
    {
      id: 'state',
      heading: 'State',
      text: stateText,
      cell: ({ isOn, offReason }) => (
        <Badge tone={offReason ? 'danger' : 'neutral'}>{stateText({ isOn })}</Badge>
      ),
    },
    {
      id: 'events',
      heading: 'Events',
      cell: eventsText,
      text: eventsText,
    },
    {
      id: 'trouble',
      heading: 'Trouble',
      cell: troubleText,
      text: troubleText,
    },
    {
      id: 'actions',
      heading: 'Actions',
      cell: (webhook) => <WebhookActions webhook={webhook} {...acts} />,
    },
  ];
}
