import { endpoints, promotionEditSchema, type StoredPromotion } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import type { PromotionToSave } from '../fields/promotion-form-schema';
import { PROMOTIONS } from './promotions';

/** Creates a promotion, or saves it if it has an id. @returns what is stored then */
export function useSavePromotion(id?: string) {
  const client = useQueryClient();
  return async ({ input, version = 0 }: PromotionToSave, key: string): Promise<StoredPromotion> => {
    const headers = { 'idempotency-key': key };
    const save = () =>
      id === undefined
        ? call(endpoints.createPromotion, { headers, body: input })
        : call(endpoints.updatePromotion, { params: { id }, body: { ...input, version } });
    const { message, promotion } = await aboutCodes(save);
    client.removeQueries({ queryKey: PROMOTIONS });
    notify.success(message);
    return promotion;
  };
}

/** A code that another promotion has is wrong input, not a conflict with somebody else's save. */
async function aboutCodes<Reply>(save: () => Promise<Reply>): Promise<Reply> {
  try {
    return await save();
  } catch (error) {
    const wrong = error instanceof ApiError && error.errors.find(({ field }) => field === 'codes');
    if (!wrong) throw error;
    const { message } = wrong;
    throw new ApiError(
      { status: 400, serverMessage: message, errors: [{ field: 'coupons', message }] },
      { cause: error },
    );
  }
}

/** Switches a promotion off or on, as the list shows it. A refusal shows the list anew. */
export function useSwitchPromotion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stored: StoredPromotion) => {
      const { _id: id, isEnabled } = stored;
      const promotion = promotionEditSchema.parse(stored);
      return call(endpoints.updatePromotion, {
        params: { id },
        body: { ...promotion, isEnabled: !isEnabled },
      });
    },
    onSuccess: ({ promotion: { name, isEnabled } }) =>
      notify.success(`${name} is ${isEnabled ? 'on' : 'off'}`),
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: PROMOTIONS }),
  });
}

export function useDeletePromotion({ _id: id }: StoredPromotion) {
  const client = useQueryClient();
  return async (version: number) => {
    const { message } = await call(endpoints.deletePromotion, {
      params: { id },
      body: { version },
    });
    client.removeQueries({ queryKey: PROMOTIONS });
    notify.success(message);
  };
}
