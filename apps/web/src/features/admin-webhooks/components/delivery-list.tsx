import { datedListQuerySchema } from '@shop/shared';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { defineList, useListQuery } from '../../../lib/address/list-query';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { loadDeliveries, useDeliveries, useSendTest } from '../api/deliveries';
import { useWebhooks } from '../api/webhooks';
import { useDeliveryColumns } from './delivery-columns';
import record from '../../../ui/list/record-cards.module.css';

/** What was sent to an address in the last 30 days. */
export function DeliveryList({ id }: { id: string }) {
  const list = useMemo(
    () =>
      defineList({
        name: 'deliveries',
        path: dashboardPaths.adminWebhook(id),
        pageSize: 20,
        schema: datedListQuerySchema,
      }),
    [id],
  );
  const { query, change } = useListQuery(list);
  const columns = useDeliveryColumns();
  const test = useSendTest(id);
  const url = useWebhooks().data?.find(({ _id }) => _id === id)?.url;
  return (
    <>
      <div className={record.head}>
        <p className={record.intro}>
          {url && `To ${url}. `}
          <Link to={dashboardPaths.adminWebhooks}>All addresses</Link>
        </p>
        <Button tone="secondary" busy={test.isPending} onClick={() => test.mutate()}>
          Send a test
        </Button>
      </div>
      <ListPage
        list={list}
        query={query}
        result={useDeliveries(id, query)}
        noun={['delivery', 'deliveries']}
        icon={WebhookIcon}
        columns={columns}
        file={{
          load: (page, signal) => loadDeliveries(id, page, signal),
          keyOf: ({ _id }) => _id,
        }}
        loading={<RowsSkeleton label="Loading deliveries" rows={12} height="2.25rem" />}
        noMatch="Nothing was sent"
        empty={{
          title: 'Nothing was sent yet',
          note: 'Every event sent to this address is listed here for 30 days, with its answer. You choose the events of each address.',
          action: <ButtonLink to={dashboardPaths.adminWebhooks}>Choose the events</ButtonLink>,
        }}
      >
        {(deliveries) => (
          <DataTable
            list="deliveries"
            columns={columns}
            rows={deliveries}
            keyOf={({ _id }) => _id}
            sort={dateSort(query.sort, change)}
          />
        )}
      </ListPage>
    </>
  );
}
