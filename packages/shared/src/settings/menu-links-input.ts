import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { menuLinksOf, type MenuLink } from './menu-links.js';
import { isShopPath } from './shop-path.js';

/** What is wrong with a link, and with which part of it; undefined if nothing is. */
export function linkProblem({
  label,
  to,
}: MenuLink): { part: keyof MenuLink; text: string } | undefined {
  if (label.trim() === '') return { part: 'label', text: 'the label is missing' };
  if (label.length > LIMITS.menuLabel)
    return { part: 'label', text: `the label must have at most ${LIMITS.menuLabel} characters` };
  if (to.length > LIMITS.menuAddress)
    return { part: 'to', text: `the address must have at most ${LIMITS.menuAddress} characters` };
  if (isShopPath(to) || isOtherSite(to)) return undefined;
  return {
    part: 'to',
    text: 'the address must be a path of the shop, such as /category/music, or begin with https://',
  };
}

function isOtherSite(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address);
}

/**
 * Links as a setting: one in each line. Empty for none.
 * @param label what the setting is called, such as `Links in the header`
 */
export function menuLinksSchema(label: string) {
  return optionalText(label, { max: LIMITS.menuText, multiline: true }).superRefine(
    (text, context) => {
      const links = menuLinksOf(text);
      const fail = (message: string) => context.addIssue({ code: 'custom', message });
      if (links.length > LIMITS.menuLinks) fail(`There can be at most ${LIMITS.menuLinks} links`);
      links.forEach((link, index) => {
        const problem = linkProblem(link);
        if (problem) fail(`Link ${index + 1}: ${problem.text}`);
      });
    },
  );
}
