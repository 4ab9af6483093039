import type { ApiKey } from '@shop/shared';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { GRANT_TEXTS } from '../grant-texts';
import { RevokeKey } from './revoke-key';

const grantsText = ({ grants }: ApiKey) => grants.map((grant) => GRANT_TEXTS[grant]).join(', ');

/** The columns of the list of keys: what each may do, who made it, and when it was used. */
export function useKeyColumns(): readonly ListColumn<ApiKey>[] {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const time = (at: string) => (
    <time dateTime={at} className="tabular">
      {moment(at)}
    </time>
  );
  return [
    {
      id: 'name',
      heading: 'Name',
      cell: ({ name }) => <strong>{name}</strong>,
      text: ({ name }) => name,
    },
    {
      id: 'grants',
      heading: 'May use',
      cell: grantsText,
      text: grantsText,
    },
    { id: 'by', heading: 'Made by', cell: ({ by }) => by, text: ({ by }) => by },
    {
      id: 'at',
      heading: 'Made',
      cell: ({ createdAt }) => time(createdAt),
      text: ({ createdAt }) => new Date(createdAt),
    },
    {
      id: 'used',
      heading: 'Last used',
      cell: ({ usedAt }) => (usedAt ? time(usedAt) : 'Never'),
      text: ({ usedAt }) => (usedAt ? new Date(usedAt) : 'Never'),
    },
    { id: 'actions', heading: 'Actions', cell: (apiKey) => <RevokeKey apiKey={apiKey} /> },
  ];
}
