export { useAttention } from './api/use-attention';
export { AdminMenu } from './components/menu/admin-menu';
export { ADMIN_PAGES } from './components/menu/admin-pages';
export { DashboardShell } from './components/menu/dashboard-shell';
export { ShopFigures } from './components/figures/shop-figures';
export { Overview } from './components/overview/overview';
export { UserDetails } from './components/menu/user-details';
export { UserMenu } from './components/menu/user-menu';
