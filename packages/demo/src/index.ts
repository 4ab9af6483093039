export { DEMO_CATEGORIES, type DemoCategory, type DemoProduct } from './catalog.js';
export { DEMO_SETTINGS } from './settings.js';
export { DEMO_ORDERS, DEMO_SHOPPERS, type DemoOrder, type DemoShopper } from './shoppers.js';
