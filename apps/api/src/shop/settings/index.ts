/** The settings' interface for other features: the current settings, and the routes that change them. */
export { settingsRoutes } from './settings.routes.js';
export { createShopSettings, type ShopSettings } from './shop-settings.js';
