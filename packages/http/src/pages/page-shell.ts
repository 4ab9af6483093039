import {
  ACCENT_SHEET_ELEMENT,
  accentSheetPath,
  DEFAULT_PAGE,
  DEFAULT_SETTINGS,
  endpoints,
  defaultPage,
  LATE_SCRIPTS_ELEMENT,
  markIconPath,
  PAGE_DATA_ELEMENT,
  PHOTO_WIDTHS,
  SHOP_DETAILS_ELEMENT,
  STYLE_NONCE_ELEMENT,
  urlOf,
  type PageScripts,
  type PageTexts,
  type Photo,
  type RenderedPage,
  type ShopDetails,
} from '@shop/shared';
import escape from 'escape-html';

/** Metadata for readers that don't run the page's script: message previews, most search engines. URLs are paths. */
export interface PageHead extends PageTexts {
  type: 'website' | 'product';
  canonical: string;
  image?: string | undefined;
}

/** The input of one rendering. */
export interface PageContext {
  /** The shop's current details. */
  details: ShopDetails;
  /** `https://shop.example` */
  origin: string;
  /** Base64. The page's script puts it on the `<style>` elements that it writes. */
  styleNonce: string;
  /** The URLs that the page requests first. */
  calls: readonly string[];
  /** The scripts of the page, besides the first. */
  scripts: readonly string[];
}

/** Renders the page for one address. */
export type PageShell = (context: PageContext, head?: PageHead) => string;

/** The default metadata from the build; the page's script removes it too. */
const DEFAULT_METADATA =
  /<title[^>]*\sdata-default[^>]*>[^<]*<\/title>|<meta[^>]*\sdata-default[^>]*>/g;

/** Inserts the shop's details into the built page, and the metadata of the product or category it shows, if any. */
export function pageShell(builtPage: string): PageShell {
  const bare = builtPage.replace(DEFAULT_METADATA, '');
  return ({ details, origin, styleNonce, calls, scripts }, head) =>
    insertIntoHead(
      withIcon(head || hasOwnName(details) ? bare : builtPage, details),
      [
        ...scripts.map(scriptElement),
        ...calls.map(preloadElement),
        accentElement(details),
        detailsElement(details),
        nonceElement(styleNonce),
        head ? metadata(origin, head) : hasOwnName(details) ? ownMetadata(details) : '',
      ].join(''),
    );
}

/** What is sent with a rendered page. */
export interface RenderedContext {
  details: ShopDetails;
  scripts: PageScripts;
}

/** Builds the whole document of a rendered page. */
export type RenderedDocument = (page: RenderedPage, context: RenderedContext) => string;

const EMPTY_ROOT = '<div id="root"></div>';

/** The scripts of the built page except the first, and their preloads. */
const SCRIPTS =
  /<script type="module"(?! data-first)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The script that calls the API. A rendered page has its data, so it loads this script only after hydration. */
const CALLS = /\sdata-calls[\s>=]/;

/**
 * Inserts rendered pages into the built one, with the data for hydration. The scripts are in a template: the first
 * script adds them after the page has been painted.
 */
export function renderedDocument(builtPage: string): RenderedDocument {
  const first = (builtPage.match(SCRIPTS) ?? []).filter((element) => !CALLS.test(element));
  const bare = builtPage.replace(DEFAULT_METADATA, '').replace(SCRIPTS, '');
  return ({ head, body, data }, { details, scripts }) => {
    const late = [...first, ...scripts.own.map(scriptElement)].join('');
    const before = scripts.before.map(blockingElement).join('');
    return insertIntoHead(
      // Before the first script, which looks at the page.
      withIcon(bare, details).replace('<head>', () => `<head>${before}`),
      `<template id="${LATE_SCRIPTS_ELEMENT}">${late}</template>${accentElement(details)}${detailsElement(details)}${head}`,
    ).replace(
      EMPTY_ROOT,
      () => `<div id="root">${body}</div>${dataElement(PAGE_DATA_ELEMENT, data)}`,
    );
  };
}

function insertIntoHead(page: string, elements: string): string {
  // A function, because `$` has a special meaning in a replacement text.
  return page.replace('</head>', () => `${elements}</head>`);
}

/** Makes the browser request the page's own script together with the first, not after it. */
function scriptElement(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${escape(file)}">`;
}

/** Nothing is painted before this script has run. */
function blockingElement(file: string): string {
  return `<script type="module" crossorigin blocking="render" src="${escape(file)}"></script>`;
}

/** Makes the browser request the page's data together with its script, which then finds the data ready. */
function preloadElement(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escape(address)}">`;
}

/** The icon of the build, which is the usual mark in the usual colour. */
const ICON = /<link rel="icon"[^>]*>/;

function withIcon(page: string, { mark, accent, pictures }: ShopDetails): string {
  if (pictures?.icon) return page.replace(ICON, ownIcon(pictures.icon));
  if (mark === DEFAULT_SETTINGS.mark && !accent) return page;
  const icon = `<link rel="icon" href="${markIconPath(mark, accent)}" type="image/svg+xml">`;
  return page.replace(ICON, icon);
}

function ownIcon({ version }: Photo): string {
  const query = { w: PHOTO_WIDTHS.small, v: version };
  const address = urlOf(endpoints.getShopPicture, { params: { kind: 'icon' }, query });
  return `<link rel="icon" href="${escape(address)}" type="image/webp">`;
}

/** Behind the style sheets of the build, whose colours it overrides. Nothing is painted before it is there. */
function accentElement({ accent }: ShopDetails): string {
  if (!accent) return '';
  return `<link rel="stylesheet" id="${ACCENT_SHEET_ELEMENT}" href="${accentSheetPath(accent)}">`;
}

function detailsElement(details: ShopDetails): string {
  return dataElement(SHOP_DETAILS_ELEMENT, JSON.stringify(details));
}

/** `<` is escaped, so that nothing in the data can close the element. */
function dataElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Browsers show the value to the page's script alone, not to style sheets. */
function nonceElement(styleNonce: string): string {
  return `<meta id="${STYLE_NONCE_ELEMENT}" nonce="${styleNonce}">`;
}

/** Whether the default metadata, which the build wrote, is not this shop's. */
function hasOwnName({ name }: ShopDetails): boolean {
  return defaultPage(name) !== DEFAULT_PAGE;
}

function ownMetadata({ name }: ShopDetails): string {
  const { title, description, keywords } = defaultPage(name);
  return (
    textElements({ title, description }) +
    `<meta data-default name="keywords" content="${escape(keywords)}">`
  );
}

function textElements({ title, description }: PageTexts): string {
  return (
    `<title data-default>${escape(title)}</title>` +
    `<meta data-default name="description" content="${escape(description)}">`
  );
}

function metadata(
  origin: string,
  { title, description, type, canonical, image }: PageHead,
): string {
  const openGraph = {
    title,
    description,
    type,
    url: origin + canonical,
    ...(image && { image: origin + image }),
  };
  return [
    textElements({ title, description }),
    `<link data-default rel="canonical" href="${escape(origin + canonical)}">`,
    ...Object.entries(openGraph).map(
      ([name, value]) => `<meta data-default property="og:${name}" content="${escape(value)}">`,
    ),
  ].join('');
}
