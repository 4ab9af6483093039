import { lazyPart } from '../../../../../ui/page/lazy-part';

/** The list of all products has no facets, nor have many shops. */
export const FacetFilter = lazyPart(async () => (await import('./facet-filter')).FacetFilter);
