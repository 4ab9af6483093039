import { endpoints, PHOTO_WIDTHS, type AdministeredProduct } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client';
import { photoUrl, type ShownPhoto } from '../../ui/display/product-photo-source';
import { hiddenText } from './status-texts';

/**
 * URL of a product's photo, by default of the first one. That of a product which shoppers don't see is loaded on behalf
 * of the administrator, and has no URL until then.
 */
export function useAdministeredPhoto(
  product: AdministeredProduct,
  photo: ShownPhoto | null = product.photo,
): string | undefined {
  const { _id: id } = product;
  const isHidden = photo !== null && hiddenText(product) !== undefined;
  const { data: loaded } = useQuery({
    queryKey: ['administered-photo', id, photo?._id, photo?.version],
    queryFn: async ({ signal }) => {
      const query = { w: PHOTO_WIDTHS.medium, photo: photo?._id };
      const bytes = await call(endpoints.getAdministeredPhoto, { params: { id }, query, signal });
      return URL.createObjectURL(bytes);
    },
    enabled: isHidden,
    // One URL for each photo, as long as the shop is open in this tab.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!photo) return undefined;
  return isHidden ? loaded : photoUrl(id, PHOTO_WIDTHS.medium, photo);
}
