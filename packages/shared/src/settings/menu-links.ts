/** A link of the shop's own in its header or footer. */
export interface MenuLink {
  label: string;
  /** A path of the shop, or the `https:` address of another site. */
  to: string;
}

/** The shop's own links; they stand behind those that every shop has. */
export interface ShopMenus {
  header: MenuLink[];
  footer: MenuLink[];
}

/** A link from its line of the setting, such as `Gifts | /search?q=gift`. The first and last line may be trimmed. */
function menuLinkOf(line: string): MenuLink {
  const [label = '', ...to] = line.split('|');
  return { label: label.replace(/ $/, ''), to: to.join('|').replace(/^ /, '') };
}

/** The links of the setting, which has one in each line. */
export function menuLinksOf(setting: string): MenuLink[] {
  return setting === '' ? [] : setting.split('\n').map(menuLinkOf);
}

/** The setting for these links. */
export function textOfMenuLinks(links: readonly MenuLink[]): string {
  return links.map(({ label, to }) => `${label} | ${to}`).join('\n');
}
