import { defaultPage, pageTitle } from '@shop/shared';
import { useShopDetails } from '../page/shop-details';
import { useAbsoluteUrl } from './site-origin';
import { useTitleCount } from './title-count';

interface PageMetaProps {
  /** What the page is called; the shop's name follows it in the title. */
  page?: string;
  /** The whole title; without it and without `page`, the shop's default. */
  title?: string;
  description?: string;
  keywords?: string;
  /** Path of the page's canonical URL. */
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
  page,
  title,
  description,
  keywords,
  canonical,
  image,
  type = 'website',
  noIndex = false,
}: PageMetaProps) {
  const absoluteUrl = useAbsoluteUrl();
  const { name } = useShopDetails();
  const count = useTitleCount();
  const usual = defaultPage(name);
  const wholeTitle = title ?? (page === undefined ? usual.title : pageTitle(page, name));
  const text = description ?? usual.description;
  return (
    <>
      <title>{count + wholeTitle}</title>
      <meta name="description" content={text} />
      <meta name="keywords" content={keywords ?? usual.keywords} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={wholeTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:type" content={type} />
      {canonical && <link rel="canonical" href={absoluteUrl(canonical)} />}
      {canonical && <meta property="og:url" content={absoluteUrl(canonical)} />}
      {image && <meta property="og:image" content={absoluteUrl(image)} />}
    </>
  );
}
