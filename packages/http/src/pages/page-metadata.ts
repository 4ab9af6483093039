import { DEFAULT_PAGE, defaultPage, type PageTexts, type ShopDetails } from '@shop/shared';
import escape from 'escape-html';

/** Metadata for readers that don't run the page's script: message previews, most search engines. URLs are paths. */
export interface PageHead extends PageTexts {
  type: 'website' | 'product';
  canonical: string;
  image?: string | undefined;
}

/** Whether the default metadata, which the build wrote, is not this shop's. */
export function hasOwnName({ name }: ShopDetails): boolean {
  return defaultPage(name) !== DEFAULT_PAGE;
}

export function ownMetadata({ name }: ShopDetails): string {
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

export function metadata(
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
