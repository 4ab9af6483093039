import type { endpoints, EndpointResponse } from '@shop/shared';

type Found = EndpointResponse<typeof endpoints.suggestProducts>;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const AND = new Intl.ListFormat('en');

/** The announcement of suggestions for screen readers, such as “2 categories and 1 product suggested”. */
export function summary({ products, categories, readAs, page }: Found): string {
  const counts = [
    ...counted(page ? 1 : 0, 'page', 'pages'),
    ...counted(categories.length, 'category', 'categories'),
    ...counted(products.length, 'product', 'products'),
  ];
  if (counts.length === 0) return 'No suggestions';
  return `${AND.format(counts)} suggested${readAs === undefined ? '' : ` for ${readAs}`}`;
}
