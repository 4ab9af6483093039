import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Groups of customers to choose from; undefined until they are loaded. */
export function useGroupChoices() {
  const { data } = useQuery({
    queryKey: ['customer groups', 'choices'],
    queryFn: ({ signal }) =>
      call(endpoints.listRuleGoods, { query: { kind: 'customerGroups' }, signal }),
  });
  return data?.goods.map(({ _id, name }) => ({ value: _id, label: name }));
}
