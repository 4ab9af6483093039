import { IdCard, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { paths } from '../../../../lib/address/dashboard-paths';
import { SideMenu, type SideMenuLink } from './side-menu';

const links: readonly SideMenuLink[] = [
  { to: paths.userProfile, label: 'Profile', icon: UserRound },
  { to: paths.userOrders, label: 'Orders', icon: ReceiptText },
  { to: paths.userSecurity, label: 'Security', icon: ShieldCheck },
  { to: paths.userData, label: 'Your data', icon: IdCard },
];

export function UserMenu() {
  return <SideMenu title="Dashboard" to={paths.userDashboard} links={links} />;
}
