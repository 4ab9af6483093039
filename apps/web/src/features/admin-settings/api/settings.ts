import { endpoints, shopDetailsOf, type SettingsInput } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { showAccent } from '../../../ui/theme/show-accent';
import { useReplaceShopDetails, useShopDetails } from '../../../ui/page/shop-details';

/** The settings that are stored now, and the draft, if there is one. */
export function loadSettings(signal?: AbortSignal) {
  return call(endpoints.getSettings, { signal });
}

/** The settings to edit: fetched on every visit, and never refetched while the form is open. */
export function useStoredSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => loadSettings(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the settings. This tab shows them at once, other tabs when they next load a page. */
export function useSaveSettings() {
  const replaceDetails = useReplaceShopDetails();
  const { pricing, sendsMail, resetsByLinkAlone } = useShopDetails();
  return async (input: SettingsInput) => {
    const { settings, message } = await call(endpoints.updateSettings, { body: input });
    replaceDetails({
      ...shopDetailsOf(settings),
      // What the settings don't decide stays.
      ...(pricing && { pricing }),
      ...(sendsMail && { sendsMail }),
      ...(resetsByLinkAlone && { resetsByLinkAlone }),
    });
    showAccent(settings.accent);
    return { settings, message };
  };
}
