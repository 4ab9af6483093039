export { AdminMenu } from './components/admin-menu';
export { DashboardShell } from './components/dashboard-shell';
export { Overview } from './components/overview';
export { UserDetails } from './components/user-details';
export { UserMenu } from './components/user-menu';
