/** What this feature offers to others: the settings that hold now, and the routes that change them. */
export { settingsRoutes } from './settings.routes.js';
export { createShopSettings, type ShopSettings } from './shop-settings.js';
