import { DATE_SORTS, type WebhookDelivery } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { EVENT_TEXTS, stateText } from '../event-texts';
import { DeliveryReply, replyText } from './delivery-reply';
import { RepeatDelivery } from './repeat-delivery';

const eventText = ({ event }: WebhookDelivery) => EVENT_TEXTS[event];

const tookText = ({ reply }: WebhookDelivery) => reply && `${reply.took} ms`;

/** The columns of what was sent to an address: which event, about what, and what came back. */
export function useDeliveryColumns(): readonly ListColumn<WebhookDelivery>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  return [
    { id: 'event', heading: 'Event', cell: eventText, text: eventText },
    {
      id: 'subject',
      heading: 'About',
      cell: ({ subject }) => subject,
      text: ({ subject }) => subject,
    },
    {
      id: 'state',
      heading: 'State',
      text: stateText,
      cell: (delivery) => (
        <Badge tone={delivery.state === 'failed' ? 'danger' : 'neutral'}>
          {stateText(delivery)}
        </Badge>
      ),
    },
    momentColumn(moment, { sorts: DATE_SORTS }),
    {
      id: 'tries',
      heading: 'Sent',
      text: ({ tries }) => tries,
      cell: ({ tries }) => tries > 0 && (tries === 1 ? 'Once' : `${tries} times`),
    },
    {
      id: 'reply',
      heading: 'Reply',
      text: ({ reply }) => reply && replyText(reply),
      cell: ({ reply, event }) => reply && <DeliveryReply reply={reply} event={event} />,
    },
    {
      id: 'took',
      heading: 'Took',
      isFigure: true,
      cell: tookText,
      text: tookText,
    },
    {
      id: 'actions',
      heading: 'Actions',
      cell: (delivery) => <RepeatDelivery delivery={delivery} />,
    },
  ];
}
