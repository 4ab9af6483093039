import { endpoints, shopDetailsOf, type SettingsInput } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { useReplaceShopDetails } from '../../../ui/page/shop-details';

/** The settings to edit: fetched on every visit, and never refetched while the form is open. */
export function useStoredSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await call(endpoints.getSettings, { signal })).settings,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the settings. This tab shows them at once, other tabs when they next load a page. */
export function useSaveSettings() {
  const replaceDetails = useReplaceShopDetails();
  return async (input: SettingsInput) => {
    const { settings, message } = await call(endpoints.updateSettings, { body: input });
    replaceDetails(shopDetailsOf(settings));
    return { settings, message };
  };
}
