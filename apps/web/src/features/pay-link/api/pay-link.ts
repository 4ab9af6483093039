import { BROWSING_TEXTS, endpoints } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { otherSite } from '../../../lib/address/other-site';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { forgetLeftToPay, noteLeftToPay } from '../left-to-pay';

const PAY_LINK = 'pay-link';

/** The order of a link to pay. @param token of the link; empty if there is none */
export function usePayLink(token: string) {
  return useQuery({
    queryKey: [PAY_LINK, token],
    queryFn: async ({ signal }) =>
      (await call(endpoints.readPayLink, { body: { token }, signal })).order,
    enabled: token !== '',
    retry: false,
    staleTime: 0,
  });
}

/** Looks whether the order is paid by now. */
export function useCheckPayLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.payByLink, { body: { token } }),
    onSuccess: ({ order }) => {
      queryClient.setQueryData([PAY_LINK, token], order);
      if (order.state !== 'paid' && order.state !== 'reserved') return;
      forgetLeftToPay();
      notify.success(BROWSING_TEXTS.paid);
    },
    onError: (error) => {
      notify.error(failureText(error));
      void queryClient.invalidateQueries({ queryKey: [PAY_LINK, token] });
    },
  });
}

/** Goes to the page on which the order is paid, unless it is paid meanwhile. */
export function usePayByLink(token: string) {
  const { mutate, isPending } = useCheckPayLink(token);
  const pay = () =>
    mutate(undefined, {
      onSuccess: ({ order, url }) => {
        if (url !== undefined) {
          noteLeftToPay({ number: order.number, token });
          otherSite.open(url);
        } else if (order.state === 'open') {
          notify.error('The payment page can’t be opened right now. Please try again in a minute.');
        }
      },
    });
  return { pay, isPending };
}
