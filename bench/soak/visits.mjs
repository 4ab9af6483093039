const WORDS = ['lamp', 'chair', 'camera', 'wirless', 'book', 'red', 'guitar', 'zzz', 'shoe'];

/**
 * What a client of the shop does next: mostly looks around, sometimes buys. Each answer is a request and the statuses
 * that are good answers to it.
 */
export function visits(shops, catalogue, client, next) {
  const pick = (list) => list[Math.floor(next() * list.length)];
  const get = (name, path, wanted = [200]) => ({
    name,
    wanted,
    request: () => shops.api(path, undefined, client),
  });
  const kinds = [
    [20, () => get('list', `/products/product-list/${1 + Math.floor(next() * 6)}`)],
    [15, () => get('details', `/products/get-product/${pick(catalogue).slug}`)],
    [
      25,
      () => {
        const { _id } = pick(catalogue);
        return get('photo', `/products/product-photo/${_id}?w=${pick([320, 640])}`, [200, 404]);
      },
    ],
    [10, () => get('search', `/products/search/${pick(WORDS)}`)],
    [6, () => get('categories', '/category/get-category')],
    [4, () => get('count', '/products/product-count')],
    [5, () => get('category', `/products/product-category/${pick(shops.categories).slug}?page=1`)],
    [
      5,
      () => ({
        name: 'quote',
        wanted: [200],
        request: () => shops.post('/orders/quote', { items: items() }, client),
      }),
    ],
    [
      8,
      () => ({
        name: 'order',
        // A limit on how often one account may buy is an answer like any other.
        wanted: [201, 429],
        request: () => shops.order(client, items()),
      }),
    ],
    [2, () => ({ name: 'orders', wanted: [200], request: () => shops.orders(client) })],
  ];
  const all = kinds.reduce((sum, [share]) => sum + share, 0);
  const items = () => [{ product: pick(catalogue)._id, quantity: 1 }];
  return () => {
    let left = next() * all;
    for (const [share, make] of kinds) {
      left -= share;
      if (left < 0) return make();
    }
    return kinds[0][1]();
  };
}
