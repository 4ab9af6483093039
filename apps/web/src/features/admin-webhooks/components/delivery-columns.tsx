import { DATE_SORTS, type WebhookDelivery } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { EVENT_TEXTS, STATE_TEXTS } from '../event-texts';
import { DeliveryReply } from './delivery-reply';
import { RepeatDelivery } from './repeat-delivery';

/** The columns of what was sent to an address: which event, about what, and what came back. */
export function useDeliveryColumns(): readonly ListColumn<WebhookDelivery>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  return [
    { id: 'event', heading: 'Event', cell: ({ event }) => EVENT_TEXTS[event] },
    { id: 'subject', heading: 'About', cell: ({ subject }) => subject },
    {
      id: 'state',
      heading: 'State',
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{STATE_TEXTS[state]}</Badge>
      ),
    },
    momentColumn(moment, { sorts: DATE_SORTS }),
    {
      id: 'tries',
      heading: 'Sent',
      cell: ({ tries }) => tries > 0 && (tries === 1 ? 'Once' : `${tries} times`),
    },
    {
      id: 'reply',
      heading: 'Reply',
      cell: ({ reply, event }) => reply && <DeliveryReply reply={reply} event={event} />,
    },
    {
      id: 'took',
      heading: 'Took',
      isFigure: true,
      cell: ({ reply }) => reply && `${reply.took} ms`,
    },
    {
      id: 'actions',
      heading: 'Actions',
      cell: (delivery) => <RepeatDelivery delivery={delivery} />,
    },
  ];
}
