import { endpoints, type PromotionsQuery } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';

/** First part of the query keys of the lists of promotions. */
export const PROMOTIONS = ['promotions'] as const;

/** Reads a page of the promotions. */
export async function loadPromotions(query: PromotionsQuery, signal: AbortSignal) {
  const { promotions: rows, total } = await call(endpoints.listPromotions, { query, signal });
  return { rows, total };
}

/** A page of the promotions. */
export function usePromotions(query: PromotionsQuery) {
  return useQuery({
    queryKey: [...PROMOTIONS, query],
    queryFn: ({ signal }) => loadPromotions(query, signal),
    ...LIST_OPTIONS,
  });
}

/** The promotion that is stored now. */
export async function loadPromotion(id: string, signal?: AbortSignal) {
  return (await call(endpoints.getPromotion, { params: { id }, signal })).promotion;
}

/** A promotion to edit or to copy: fetched on every visit, and never refetched while the form is open. */
export function useOpenedPromotion(id: string | undefined) {
  return useQuery({
    queryKey: ['opened promotion', id],
    queryFn: ({ signal }) => loadPromotion(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}
