import { endpoints, shopDetailsOf, type SettingsInput } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { useReplaceShopDetails } from '../../../ui/page/shop-details';

/** The settings to edit: always loaded fresh, and never reloaded while someone is typing. */
export function useStoredSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await call(endpoints.getSettings, { signal })).settings,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the settings. The screens of this tab show them at once; other tabs show them when they load a page. */
export function useSaveSettings() {
  const replaceDetails = useReplaceShopDetails();
  return async (input: SettingsInput) => {
    const { settings, message } = await call(endpoints.updateSettings, { body: input });
    replaceDetails(shopDetailsOf(settings));
    return { settings, message };
  };
}
