import { isFormatted, richTextOf, type RichBlock } from '../rich-text/rich-text.js';
import { plainTextOf } from '../rich-text/rich-text-markup.js';
import { menuLinksOf, type ShopMenus } from '../settings/menu-links.js';
import { rowsOf, type HomeRow } from '../settings/home-rows.js';
import type { Units } from '../weights/units.js';
import type { Settings, SettingsAndPictures } from '../settings/settings.js';
import type { ShopPictures } from '../settings/shop-pictures.js';
import { SHOP_TEXT_PAGES, type FormattedPage } from './text-page-names.js';

/** What the banner of the home page says; empty texts stand for the usual ones. */
export interface BannerTexts {
  heading: string;
  text: string;
  /** A path of the shop. */
  link: string;
  /** The text of the link. */
  label: string;
}

/** The public settings: what the pages say about the shop, its time zone, low-stock threshold and withdrawal period. */
export type ShopDetails = Omit<
  Settings,
  | 'accent'
  | 'currency'
  | 'units'
  | 'bannerHeading'
  | 'bannerText'
  | 'bannerLink'
  | 'bannerLabel'
  | 'homeRows'
  | 'aboutText'
  | 'policyText'
  | 'headerLinks'
  | 'footerLinks'
  | 'taxNumber'
  | 'invoiceFooter'
  | 'manualMethods'
  | 'cardCharged'
  | 'priorPrices'
> & {
  /** Absent in a shop that has the usual one. */
  accent?: string;
  /** Absent in a shop that sells in US dollars. */
  currency?: string;
  /** Absent in a shop with metric units. */
  units?: Units;
  /** Absent in a shop that has the usual one. */
  banner?: BannerTexts;
  /** The texts of pages that have one of their own, or whose text is formatted: elsewhere that stands without. */
  formatted?: Partial<Record<FormattedPage, RichBlock[]>>;
  /** Absent in a shop without any. */
  rows?: HomeRow[];
  /** Absent in a shop without links of its own. */
  menus?: ShopMenus;
  /** Absent in a shop without any. */
  pictures?: ShopPictures;
  /** What decides, besides prices, what an order costs: `rules` are promotions and taxes. Absent in a shop without any. */
  pricing?: 'zones' | 'rules';
  /** Whether shoppers can have mails sent. Absent in a shop without a mail server or a public address. */
  sendsMail?: true;
  /** Whether a forgotten password is reset only by a link in a mail. Absent in a shop that takes the security answer, too. */
  resetsByLinkAlone?: true;
};

/** The public part of the settings. Each field is listed, so that no other is exposed. */
export function shopDetailsOf(settings: SettingsAndPictures): ShopDetails {
  const { name, mark, tagline, author, address, email, phone, tollFree } = settings;
  const { timeZone, lowStock, deliveryLine, returnsLine, paymentLine } = settings;
  const { deliveryText, returnsText, termsText, imprintText, withdrawalDays, accent, pictures } =
    settings;
  const { currency, units } = settings;
  const rows = rowsOf(settings.homeRows);
  return {
    name,
    mark,
    tagline,
    author,
    address,
    email,
    phone,
    tollFree,
    timeZone,
    lowStock,
    deliveryLine,
    returnsLine,
    paymentLine,
    deliveryText: plain(deliveryText),
    returnsText: plain(returnsText),
    termsText: plain(termsText),
    imprintText: plain(imprintText),
    withdrawalDays,
    ...formattedOf(settings),
    ...(accent && { accent }),
    ...(currency !== 'USD' && { currency }),
    ...(units !== 'metric' && { units }),
    ...bannerOf(settings),
    ...(rows.length > 0 && { rows }),
    ...menusOf(settings),
    ...(pictures && { pictures }),
  };
}

/** A text without its formatting; one without any stays as it is. */
function plain(text: string): string {
  const blocks = richTextOf(text);
  return isFormatted(blocks) ? plainTextOf(blocks) : text;
}

function formattedOf(settings: Settings): Pick<ShopDetails, 'formatted'> {
  const texts: Record<FormattedPage, string> = {
    about: settings.aboutText,
    policy: settings.policyText,
    delivery: settings.deliveryText,
    returns: settings.returnsText,
    terms: settings.termsText,
    imprint: settings.imprintText,
  };
  const formatted: ShopDetails['formatted'] = {};
  for (const page of ['about', 'policy', ...SHOP_TEXT_PAGES] as const) {
    const blocks = richTextOf(texts[page]);
    const isOwn = page === 'about' || page === 'policy';
    if (isFormatted(blocks) || (isOwn && blocks.length > 0)) formatted[page] = blocks;
  }
  return Object.keys(formatted).length > 0 ? { formatted } : {};
}

function menusOf({ headerLinks, footerLinks }: Settings): Pick<ShopDetails, 'menus'> {
  const menus = { header: menuLinksOf(headerLinks), footer: menuLinksOf(footerLinks) };
  return menus.header.length + menus.footer.length > 0 ? { menus } : {};
}

function bannerOf(settings: Settings): Pick<ShopDetails, 'banner'> {
  const {
    bannerHeading: heading,
    bannerText: text,
    bannerLink: link,
    bannerLabel: label,
  } = settings;
  return heading || text || link || label ? { banner: { heading, text, link, label } } : {};
}
