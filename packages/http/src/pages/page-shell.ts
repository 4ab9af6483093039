import {
  DEFAULT_SETTINGS,
  endpoints,
  LATE_SCRIPTS_ELEMENT,
  markIconPath,
  PAGE_DATA_ELEMENT,
  PHOTO_WIDTHS,
  urlOf,
  type PageScripts,
  type Photo,
  type RenderedPage,
  type ShopDetails,
} from '@shop/shared';
import escape from 'escape-html';
import {
  accentElement,
  blockingElement,
  dataElement,
  detailsElement,
  nonceElement,
  preloadElement,
  scriptElement,
} from './page-elements.js';
import { hasOwnName, metadata, ownMetadata, type PageHead } from './page-metadata.js';

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
  /** Whether the page was not rendered in time, and will be when it is asked for again. */
  isLate: boolean;
}

/** Renders the page for one address. */
export type PageShell = (context: PageContext, head?: PageHead) => string;

/** The default metadata from the build; the page's script removes it too. */
const DEFAULT_METADATA =
  /<title[^>]*\sdata-default[^>]*>[^<]*<\/title>|<meta[^>]*\sdata-default[^>]*>/g;

const EMPTY_ROOT = '<div id="root"></div>';

/** Without script, a shell would stay empty: the browser asks again, and says why it waits. */
const ASK_AGAIN = '<noscript><meta http-equiv="refresh" content="3"></noscript>';
const LATE = '<noscript><p>The shop is busy. This page will be here in a moment.</p></noscript>';

/** Inserts the shop's details into the built page, and the metadata of the product or category it shows, if any. */
export function pageShell(builtPage: string): PageShell {
  const bare = builtPage.replace(DEFAULT_METADATA, '');
  return ({ details, origin, styleNonce, calls, scripts, isLate }, head) => {
    const page = withIcon(head || hasOwnName(details) ? bare : builtPage, details);
    return insertIntoHead(
      isLate ? page.replace(EMPTY_ROOT, `$&${LATE}`) : page,
      [
        isLate ? ASK_AGAIN : '',
        ...scripts.map(scriptElement),
        ...calls.map(preloadElement),
        accentElement(details),
        detailsElement(details),
        nonceElement(styleNonce),
        head ? metadata(origin, head) : hasOwnName(details) ? ownMetadata(details) : '',
      ].join(''),
    );
  };
}

/** What is sent with a rendered page. */
export interface RenderedContext {
  details: ShopDetails;
  scripts: PageScripts;
}

/** Builds the whole document of a rendered page. */
export type RenderedDocument = (page: RenderedPage, context: RenderedContext) => string;

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
