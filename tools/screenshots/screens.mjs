// What is photographed: every screen, who looks at it, and what they do before the picture is taken.
const NO_ONE = undefined;
const SHOPPER = { email: 'maya@shop.test', password: 'demo-shopper' };
const ADMIN = { email: 'admin@shop.test', password: process.env.ADMIN_PASSWORD };
const CART = ['walnut-chair', 'stoneware-teapot', 'wireless-headphones'];

async function goOffline(page) {
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
}

/** Moves an order on and back, so that there is something to read. */
async function makeChanges(page) {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth'));
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const reply = await fetch('/api/v1/auth/all-orders?pageSize=1', { headers });
    const [order] = await reply.json();
    for (const status of ['Processing', 'Shipped', order.status]) {
      const body = JSON.stringify({ status });
      await fetch(`/api/v1/auth/order-status/${order._id}`, { method: 'PUT', headers, body });
    }
  });
  await page.reload({ waitUntil: 'networkidle' });
}

const screens = (visitor, table) =>
  Object.entries(table).map(([name, [path, options]]) => ({ name, path, visitor, ...options }));

export const SCREENS = [
  ...screens(NO_ONE, {
    home: ['/'],
    product: ['/product/walnut-chair'],
    categories: ['/categories'],
    category: ['/category/music'],
    search: ['/search?q=chair'],
    'search-without-results': ['/search?q=zeppelin'],
    'cart-empty': ['/cart'],
    'cart-guest': ['/cart', { cart: CART }],
    about: ['/about'],
    contact: ['/contact'],
    policy: ['/policy'],
    register: ['/register'],
    login: ['/login'],
    'forgot-password': ['/forgot-password'],
    'not-found': ['/no/such/page'],
    offline: ['/', { act: goOffline }],
    guard: ['/dashboard/user', { at: 'moment' }],
  }),
  ...screens(SHOPPER, {
    cart: ['/cart', { cart: CART }],
    dashboard: ['/dashboard/user'],
    profile: ['/dashboard/user/profile'],
    orders: ['/dashboard/user/orders'],
  }),
  ...screens(ADMIN, {
    'admin-dashboard': ['/dashboard/admin'],
    'admin-categories': ['/dashboard/admin/create-category'],
    'admin-category-edit': [
      '/dashboard/admin/create-category',
      { act: (page) => page.getByRole('button', { name: /^edit/i }).first().click() },
    ],
    'admin-create-product': ['/dashboard/admin/create-product'],
    'admin-products': ['/dashboard/admin/products'],
    'admin-product-edit': ['/dashboard/admin/products/walnut-chair'],
    'admin-users': ['/dashboard/admin/users'],
    'admin-orders': ['/dashboard/admin/orders'],
    'admin-changes': ['/dashboard/admin/changes', { act: makeChanges }],
  }),
];
