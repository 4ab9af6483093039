import {
  BadgePercent,
  CircleDollarSign,
  Contact,
  FilePenLine,
  IdCard,
  KeyRound,
  ListTodo,
  Mail,
  MailPlus,
  PackagePlus,
  Package,
  Percent,
  ReceiptText,
  ScrollText,
  SearchCheck,
  Settings,
  ShieldCheck,
  Rows3,
  Stamp,
  Tags,
  Truck,
  Undo2,
  UserCog,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import type { SideMenuGroup } from './side-menu';

/**
 * The administrator's pages by what they are about.
 * @param newOrders orders that this administrator has not seen
 */
export const groupsOfPages = (newOrders: number): readonly SideMenuGroup[] => [
  {
    title: 'Products',
    links: [
      { to: dashboardPaths.adminCategories, label: 'Create Category', icon: Tags },
      { to: dashboardPaths.adminCreateProduct, label: 'Create Product', icon: PackagePlus },
      { to: dashboardPaths.adminProducts, label: 'Products', icon: Package },
      { to: dashboardPaths.adminBrands, label: 'Brands', icon: Stamp },
      { to: dashboardPaths.adminPrices, label: 'Prices and stock', icon: CircleDollarSign },
      { to: dashboardPaths.adminDetails, label: 'Product details', icon: Rows3 },
    ],
  },
  {
    title: 'Orders',
    links: [
      { to: dashboardPaths.adminOrders, label: 'Orders', icon: ReceiptText, count: newOrders },
      { to: dashboardPaths.adminPreparedOrders, label: 'Prepared orders', icon: FilePenLine },
      { to: dashboardPaths.adminReturns, label: 'Returns', icon: Undo2 },
    ],
  },
  {
    title: 'Customers',
    links: [
      { to: dashboardPaths.adminUsers, label: 'Users', icon: UsersRound },
      { to: dashboardPaths.adminCustomers, label: 'Customers', icon: Contact },
    ],
  },
  {
    title: 'Marketing',
    links: [
      { to: dashboardPaths.adminPromotions, label: 'Promotions', icon: BadgePercent },
      { to: dashboardPaths.adminSearches, label: 'Searches', icon: SearchCheck },
    ],
  },
  {
    title: 'Money',
    links: [
      { to: dashboardPaths.adminDelivery, label: 'Delivery', icon: Truck },
      { to: dashboardPaths.adminTaxes, label: 'Taxes', icon: Percent },
    ],
  },
  {
    title: 'Settings',
    links: [
      { to: dashboardPaths.adminSettings, label: 'Settings', icon: Settings },
      { to: dashboardPaths.adminStaff, label: 'Staff', icon: UserCog },
      { to: dashboardPaths.adminMails, label: 'Mails', icon: Mail },
      { to: dashboardPaths.adminMailSettings, label: 'Mail settings', icon: MailPlus },
      { to: dashboardPaths.adminWebhooks, label: 'Webhooks', icon: Webhook },
      { to: dashboardPaths.adminKeys, label: 'API keys', icon: KeyRound },
      { to: dashboardPaths.adminJobs, label: 'Tasks', icon: ListTodo },
      { to: dashboardPaths.adminAudit, label: 'Changes', icon: ScrollText },
      { to: dashboardPaths.adminSecurity, label: 'Security', icon: ShieldCheck },
      { to: dashboardPaths.adminData, label: 'Your data', icon: IdCard },
    ],
  },
];

/** Every page of the menu. */
export const ADMIN_PAGES = groupsOfPages(0).flatMap(({ links }) => links);
