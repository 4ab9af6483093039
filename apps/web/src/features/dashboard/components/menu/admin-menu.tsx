import {
  CircleDollarSign,
  IdCard,
  PackagePlus,
  Package,
  ReceiptText,
  ScrollText,
  SearchCheck,
  Settings,
  ShieldCheck,
  Tags,
  UsersRound,
} from 'lucide-react';
import { paths } from '../../../../lib/address/dashboard-paths';
import { SideMenu, type SideMenuLink } from './side-menu';

const linksWith = (newOrders: number): readonly SideMenuLink[] => [
  { to: paths.adminCategories, label: 'Create Category', icon: Tags },
  { to: paths.adminCreateProduct, label: 'Create Product', icon: PackagePlus },
  { to: paths.adminProducts, label: 'Products', icon: Package },
  { to: paths.adminPrices, label: 'Prices and stock', icon: CircleDollarSign },
  { to: paths.adminUsers, label: 'Users', icon: UsersRound },
  { to: paths.adminOrders, label: 'Orders', icon: ReceiptText, count: newOrders },
  { to: paths.adminSearches, label: 'Searches', icon: SearchCheck },
  { to: paths.adminAudit, label: 'Changes', icon: ScrollText },
  { to: paths.adminSettings, label: 'Settings', icon: Settings },
  { to: paths.adminSecurity, label: 'Security', icon: ShieldCheck },
  { to: paths.adminData, label: 'Your data', icon: IdCard },
];

interface AdminMenuProps {
  /** Orders that this administrator has not seen. */
  newOrders: number;
}

export function AdminMenu({ newOrders }: AdminMenuProps) {
  return <SideMenu title="Admin Panel" to={paths.adminDashboard} links={linksWith(newOrders)} />;
}
