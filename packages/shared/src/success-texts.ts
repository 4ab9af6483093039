import { BROWSING_TEXTS } from './toast-texts.js';

/**
 * Messages after a successful action, spelled as the specification spells them (section 8). The web shows them as
 * toasts. The API sends them as `message` too, except `signedOut`, `addedToCart`, `dataDownloaded` and
 * `ordersExported`, whose actions happen only in the browser or return a file.
 */
export const SUCCESS_TEXTS = {
  ...BROWSING_TEXTS,
  registered: 'User registered successfully',
  signedIn: 'login successfully',
  passwordReset: 'Password reset successfully',
  sessionEnded: 'The session has ended',
  otherSessionsEnded: 'All other sessions have ended',
  signedOutEverywhere: 'You are signed out everywhere',
  secondFactorOn: 'Your second factor is on',
  secondFactorOff: 'Your second factor is off',
  secondFactorReset: (name: string) => `The second factor of ${name} is off`,
  dataDownloaded: 'The file has been downloaded',
  accountDeleted: 'Your account has been deleted',
  userDeleted: (name: string) => `The account of ${name} has been deleted`,
  profileUpdated: 'profile updated successfully',
  categoryCreated: (name: string) => `${name} is created`,
  categoryUpdated: (name: string) => `${name} is updated`,
  categoryDeleted: 'category is deleted',
  productsMoved: (count: number, category: string) =>
    `Moved ${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'} to ${category}`,
  categoriesMerged: (name: string, into: string) => `${name} is merged into ${into}`,
  productCreated: 'Product Created Successfully',
  productUpdated: 'Product Updated Successfully',
  productDeleted: 'Product Deleted Successfully',
  fileAnnounced: 'The file can be sent now',
  filePieceStored: 'The piece of the file has been stored',
  importUpdated: 'The import has been updated',
  photoAdded: 'The photo has been added',
  photosSaved: 'The photos have been saved',
  photoReplaced: 'The photo has been replaced',
  photoRemoved: 'The photo has been removed',
  ordersExported: 'The orders have been exported',
  settingsSaved: 'The settings have been saved',
  synonymsSaved: 'The synonyms have been saved',
  synonymOff: 'The line is switched off',
  synonymOn: 'The line is switched on',
  pinsSaved: (words: string) => `The pinned products for “${words}” have been saved`,
  pinsRemoved: (words: string) => `Nothing is pinned for “${words}” now`,
  ruleSaved: (name: string) => `${name} is saved`,
  ruleDeleted: (name: string) => `${name} is deleted`,
  paid: 'Payment successfully',
  orderCancelled: (number: number) => `Order ${number} is cancelled`,
  orderNoteAdded: 'The note has been added',
  orderShipmentSet: (number: number) => `The shipment of order ${number} has been saved`,
  orderStatusChanged: (number: number, status: string) => `Order ${number} is ${status}`,
  orderStatusesChanged: (done: number, all: number) => `${done} of ${all} orders changed`,
} as const;
