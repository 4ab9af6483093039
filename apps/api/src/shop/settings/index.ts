/** The settings' interface for other features: the current settings, and the routes that change them. */
export { SETTINGS_KEY, SettingsModel, type SettingsRecord } from './settings.model.js';
export { draftView, settingsOf } from './settings.view.js';
export { saveDraftPicture, type PicturesOfDrafts } from './settings-draft.js';
export { isInHomeRows, replaceInHomeRows } from './rows-of-category.js';
export { settingsRoutes } from './settings.routes.js';
export { createShopSettings, type ShopSettings } from './shop-settings.js';
