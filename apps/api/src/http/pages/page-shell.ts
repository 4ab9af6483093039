import {
  LATE_SCRIPTS_ELEMENT,
  PAGE_DATA_ELEMENT,
  SHOP_DETAILS_ELEMENT,
  STYLE_NONCE_ELEMENT,
  type PageScripts,
  type PageTexts,
  type RenderedPage,
  type ShopDetails,
} from '@shop/shared';
import escape from 'escape-html';

/** For readers that don't run the page's script: message previews, most search engines. Addresses are paths. */
export interface PageHead extends PageTexts {
  type: 'website' | 'product';
  canonical: string;
  image?: string | undefined;
}

/** What one rendering depends on. */
export interface PageContext {
  /** The shop's details as they are now. */
  details: ShopDetails;
  /** `https://shop.example` */
  origin: string;
  /** Base64. The page's script puts it on the `<style>` elements that it writes. */
  styleNonce: string;
  /** Addresses of what the page requests first. */
  calls: readonly string[];
  /** The scripts of the page, besides the first. */
  scripts: readonly string[];
}

/** Renders the page for one address. */
export type PageShell = (context: PageContext, head?: PageHead) => string;

/** The metadata that the build put there; the page's script removes it too. */
const DEFAULT_METADATA =
  /<title[^>]*\sdata-default[^>]*>[^<]*<\/title>|<meta[^>]*\sdata-default[^>]*>/g;

/** Puts the shop's details into the built page, and the metadata of the thing it shows, if any. */
export function pageShell(builtPage: string): PageShell {
  const bare = builtPage.replace(DEFAULT_METADATA, '');
  return ({ details, origin, styleNonce, calls, scripts }, head) =>
    insertIntoHead(
      head ? bare : builtPage,
      [
        ...scripts.map(scriptElement),
        ...calls.map(preloadElement),
        detailsElement(details),
        nonceElement(styleNonce),
        head ? metadata(origin, head) : '',
      ].join(''),
    );
}

/** What a rendered page is sent with. */
export interface RenderedContext {
  details: ShopDetails;
  scripts: PageScripts;
}

/** Makes the whole document of a rendered page. */
export type RenderedDocument = (page: RenderedPage, context: RenderedContext) => string;

const EMPTY_ROOT = '<div id="root"></div>';

/** The built page's scripts, but for the first, and what browsers load with them. */
const SCRIPTS =
  /<script type="module"(?! data-first)[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The code that makes calls. A rendered page has its data, and loads it once it is alive. */
const CALLS = /\sdata-calls[\s>=]/;

/**
 * Puts rendered pages into the built one, with the data that their script continues from. Its scripts stand in a
 * template: the first script adds them when the page has been painted.
 */
export function renderedDocument(builtPage: string): RenderedDocument {
  const first = (builtPage.match(SCRIPTS) ?? []).filter((element) => !CALLS.test(element));
  const bare = builtPage.replace(DEFAULT_METADATA, '').replace(SCRIPTS, '');
  return ({ head, body, data }, { details, scripts }) => {
    const late = [...first, ...scripts.own.map(scriptElement)].join('');
    const before = scripts.before.map(blockingElement).join('');
    return insertIntoHead(
      // Ahead of the first script, which looks at what is on the page.
      bare.replace('<head>', () => `<head>${before}`),
      `<template id="${LATE_SCRIPTS_ELEMENT}">${late}</template>${detailsElement(details)}${head}`,
    ).replace(
      EMPTY_ROOT,
      () => `<div id="root">${body}</div>${dataElement(PAGE_DATA_ELEMENT, data)}`,
    );
  };
}

function insertIntoHead(page: string, elements: string): string {
  // A function, because `$` in a replacement text has a meaning of its own.
  return page.replace('</head>', () => `${elements}</head>`);
}

/** The browser requests the page's own script beside the first, not after it. */
function scriptElement(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${escape(file)}">`;
}

/** Nothing is painted before it has run. */
function blockingElement(file: string): string {
  return `<script type="module" crossorigin blocking="render" src="${escape(file)}"></script>`;
}

/** The browser requests the page's data beside its script, which then finds it there. */
function preloadElement(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escape(address)}">`;
}

function detailsElement(details: ShopDetails): string {
  return dataElement(SHOP_DETAILS_ELEMENT, JSON.stringify(details));
}

/** Nothing in the data can end the element. */
function dataElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Browsers show the value to the page's script alone, not to style sheets. */
function nonceElement(styleNonce: string): string {
  return `<meta id="${STYLE_NONCE_ELEMENT}" nonce="${styleNonce}">`;
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
    `<title data-default>${escape(title)}</title>`,
    `<meta data-default name="description" content="${escape(description)}">`,
    `<link data-default rel="canonical" href="${escape(origin + canonical)}">`,
    ...Object.entries(openGraph).map(
      ([name, value]) => `<meta data-default property="og:${name}" content="${escape(value)}">`,
    ),
  ].join('');
}
