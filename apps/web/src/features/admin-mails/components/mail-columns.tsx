import { DATE_SORTS, type Mail } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Badge } from '../../../ui/display/badge';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { momentColumn } from '../../../ui/list/data-table/moment-column';
import { OneLine } from '../../../ui/list/data-table/one-line';
import { ScreenLink } from '../../../ui/page/permitted';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { KIND_TEXTS, STATE_TEXTS } from '../mail-texts';
import { MailSubject } from './mail-subject';
import { SendAgain } from './send-again';

/**
 * The columns of the list of mails: to whom each went, about what, and what became of it. @param canSend whether a mail
 * server is set
 */
export function useMailColumns(canSend: boolean): readonly ListColumn<Mail>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'subject',
      heading: 'Subject',
      text: ({ subject }) => subject,
      cell: (mail) => (
        <OneLine text={mail.subject}>
          <MailSubject mail={mail} />
        </OneLine>
      ),
    },
    {
      id: 'state',
      heading: 'State',
      text: ({ state }) => STATE_TEXTS[state],
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{STATE_TEXTS[state]}</Badge>
      ),
    },
    {
      id: 'to',
      heading: 'To',
      text: ({ to }) => to,
      cell: ({ to }) => <OneLine text={to} />,
    },
    {
      id: 'kind',
      heading: 'Kind',
      text: ({ kind }) => KIND_TEXTS[kind],
      cell: ({ kind }) => <OneLine text={KIND_TEXTS[kind]} />,
    },
    {
      id: 'order',
      heading: 'Order',
      cell: ({ order }) =>
        order && <ScreenLink to={dashboardPaths.adminOrder(order)}>Open</ScreenLink>,
    },
    momentColumn(moment, { sorts: DATE_SORTS }),
    {
      id: 'failure',
      heading: 'Refusal',
      cell: ({ failure }) => failure,
      text: ({ failure }) => failure,
    },
    ...(canSend ? [ACTIONS] : []),
  ];
}

const ACTIONS: ListColumn<Mail> = {
  id: 'actions',
  heading: 'Actions',
  cell: (mail) => mail.state !== 'waiting' && <SendAgain mail={mail} />,
};
