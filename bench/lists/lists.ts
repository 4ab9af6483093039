/** An administrator's list, and how to find its parts on the page. */
export interface List {
  /** Its link in the menu. */
  name: string;
  path: string;
  /** Selects its rows. */
  rows: string;
  /** Label of its search box. */
  label: string;
  /** Typed into the search box; rows that match contain it. */
  words: string;
  /** Matches the URLs of the calls that fill it. */
  calls: string;
}

export const ORDERS: List = {
  name: 'Orders',
  path: '/dashboard/admin/orders',
  rows: 'main article',
  label: 'Find an order',
  words: 'cleo',
  calls: '**/auth/all-orders?*',
};

export const LISTS: readonly List[] = [
  {
    name: 'Products',
    path: '/dashboard/admin/products',
    rows: 'main li:has(a[href^="/dashboard/admin/products/"])',
    label: 'Find a product',
    words: 'lamp',
    calls: '**/products/get-product?*',
  },
  ORDERS,
];
