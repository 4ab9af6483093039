import { endpoints, type AddressBook, type PostalAddress } from '@shop/shared';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

const ADDRESSES = 'addresses';

/** The addresses of whoever is signed in; not asked for without one. */
export function useAddresses(user: string | undefined) {
  return useQuery({
    queryKey: [ADDRESSES, user],
    queryFn: ({ signal }) => call(endpoints.getAddresses, { signal }),
    enabled: user !== undefined,
    staleTime: 0,
  });
}

/** Replaces them. The first one is the default. */
export async function saveAddresses(
  user: string,
  { addresses, version }: { addresses: readonly PostalAddress[]; version: number },
  queryClient: QueryClient,
): Promise<AddressBook> {
  try {
    const saved = await call(endpoints.saveAddresses, {
      body: { addresses: [...addresses], version },
    });
    queryClient.setQueryData([ADDRESSES, user], saved);
    return saved;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: [ADDRESSES] });
    throw error;
  }
}
