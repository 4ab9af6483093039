export { AdminMenu } from './components/admin-menu';
export { DashboardShell } from './components/dashboard-shell';
export { UserDetails } from './components/user-details';
export { UserMenu } from './components/user-menu';
