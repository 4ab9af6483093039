import type { AdministeredProduct } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Notice } from '../../../../ui/feedback/notice';
import { ListLink } from './list-link';
import { hiddenText } from '../../status-texts';

interface CreatedState {
  created: { name: string; slug: string; hidden: string | undefined; failures: readonly string[] };
}

/**
 * The state with which the list opens after a product was created.
 * @param failures the photos that could not be added, and why
 */
export function createdState(
  product: AdministeredProduct | undefined,
  failures: readonly string[],
): CreatedState | undefined {
  if (!product) return undefined;
  const { name, slug } = product;
  return { created: { name, slug, hidden: hiddenText(product), failures } };
}

function useCreated(): CreatedState['created'] | undefined {
  return (useLocation().state as Partial<CreatedState> | null)?.created;
}

/** Says above the variants of a product that was just created which of its photos are missing, if any are. */
export function MissingPhotos() {
  const created = useCreated();
  if (!created || created.failures.length === 0) return null;
  return (
    <Notice tone="danger">
      <p>Photos that were not added: {created.failures.join('; ')}</p>
      <ListLink to={`${dashboardPaths.adminProduct(created.slug)}#photos`}>Add photos</ListLink>
    </Notice>
  );
}

/** Says above the list what can be done next with the product that was just created. */
export function CreatedProduct() {
  const created = useCreated();
  if (!created) return null;
  const { name, slug, hidden, failures } = created;
  return (
    <Notice tone={failures.length > 0 ? 'danger' : 'success'}>
      <p>
        {name} is in the list{hidden && `. Shoppers don’t see it: ${hidden}`}.
      </p>
      {failures.length > 0 && <p>Photos that were not added: {failures.join('; ')}</p>}
      {!hidden && <ListLink to={shopPaths.product(slug)}>View in shop</ListLink>}
      <ListLink to={dashboardPaths.adminCreateProduct}>Create another</ListLink>
      <ListLink to={dashboardPaths.adminVariants(slug)}>Add variants</ListLink>
      <ListLink to={`${dashboardPaths.adminProduct(slug)}#photos`}>Add photos</ListLink>
    </Notice>
  );
}
