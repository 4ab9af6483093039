import {
  ACCENT_SHEET_ELEMENT,
  accentSheetPath,
  SHOP_DETAILS_ELEMENT,
  STYLE_NONCE_ELEMENT,
  type ShopDetails,
} from '@shop/shared';
import escape from 'escape-html';

/** Makes the browser request the page's own script together with the first, not after it. */
export function scriptElement(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${escape(file)}">`;
}

/** Nothing is painted before this script has run. */
export function blockingElement(file: string): string {
  return `<script type="module" crossorigin blocking="render" src="${escape(file)}"></script>`;
}

/** Makes the browser request the page's data together with its script, which then finds the data ready. */
export function preloadElement(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escape(address)}">`;
}

/** Behind the style sheets of the build, whose colours it overrides. Nothing is painted before it is there. */
export function accentElement({ accent }: ShopDetails): string {
  if (!accent) return '';
  return `<link rel="stylesheet" id="${ACCENT_SHEET_ELEMENT}" href="${accentSheetPath(accent)}">`;
}

export function detailsElement(details: ShopDetails): string {
  return dataElement(SHOP_DETAILS_ELEMENT, JSON.stringify(details));
}

/** `<` is escaped, so that nothing in the data can close the element. */
export function dataElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Browsers show the value to the page's script alone, not to style sheets. */
export function nonceElement(styleNonce: string): string {
  return `<meta id="${STYLE_NONCE_ELEMENT}" nonce="${styleNonce}">`;
}
