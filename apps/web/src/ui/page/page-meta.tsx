import { DEFAULT_PAGE, SHOP_NAME } from '@shop/shared';
import { useAbsoluteUrl } from './site-origin';

export { pageTitle } from '@shop/shared';

interface PageMetaProps {
  /** The whole title; the shop's default without it. */
  title?: string;
  description?: string;
  keywords?: string;
  /** Path of the page's canonical address. */
  canonical?: string;
  /** Path of a picture for link previews. */
  image?: string;
  /** Open Graph type. */
  type?: 'website' | 'product';
  /** For pages that search engines should not index. */
  noIndex?: boolean;
}

/** Title and metadata of a page. React moves them into the head. */
export function PageMeta({
  title = DEFAULT_PAGE.title,
  description = DEFAULT_PAGE.description,
  keywords = DEFAULT_PAGE.keywords,
  canonical,
  image,
  type = 'website',
  noIndex = false,
}: PageMetaProps) {
  const absoluteUrl = useAbsoluteUrl();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {canonical && <link rel="canonical" href={absoluteUrl(canonical)} />}
      {canonical && <meta property="og:url" content={absoluteUrl(canonical)} />}
      {image && <meta property="og:image" content={absoluteUrl(image)} />}
    </>
  );
}
