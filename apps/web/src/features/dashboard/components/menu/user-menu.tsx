import { IdCard, MapPin, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { SideMenu, type SideMenuLink } from './side-menu';

const links: readonly SideMenuLink[] = [
  { to: dashboardPaths.userProfile, label: 'Profile', icon: UserRound },
  { to: dashboardPaths.userOrders, label: 'Orders', icon: ReceiptText },
  { to: dashboardPaths.userAddresses, label: 'Addresses', icon: MapPin },
  { to: dashboardPaths.userSecurity, label: 'Security', icon: ShieldCheck },
  { to: dashboardPaths.userData, label: 'Your data', icon: IdCard },
];

export function UserMenu() {
  return <SideMenu title="Dashboard" to={shopPaths.userDashboard} groups={[{ links }]} />;
}
