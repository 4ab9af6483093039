const exact = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();
/** Styles by what they were made of. Nobody changes a computed style. */
const styles = new Map<string, CSSStyleDeclaration>();

/**
 * Computed styles as far as tests need them: `display` and `visibility`. jsdom matches each element against its whole
 * style sheet again after every change of the page, which took two fifths of the time of all tests.
 */
export function stubComputedStyles(): void {
  window.getComputedStyle = (element) => {
    const own = element.getAttribute('style') ?? '';
    const display = isHidden(element) ? 'none' : displayOf(element);
    const visibility = visibilityAbove(element);
    const key = [display, visibility, own].join(' ');
    const known = styles.get(key);
    if (known) return known;
    const style = document.createElement('span').style;
    style.cssText = own;
    if (display === 'none' || style.display === '') style.display = display;
    if (style.visibility === '') style.visibility = visibility;
    styles.set(key, style);
    return style;
  };
}

/** The default `display` of an element with this tag. */
function displayOf({ tagName }: Element): string {
  const known = displays.get(tagName);
  if (known !== undefined) return known;
  const plain = document.head.appendChild(document.createElement(tagName));
  plain.setAttribute('open', '');
  const { display } = exact(plain);
  plain.remove();
  displays.set(tagName, display);
  return display;
}

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  element.getAttribute('class')?.includes('-dropdown-hidden') === true;

function visibilityAbove(element: Element): string {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const isSet = above.getAttribute('style')?.includes('visibility') === true;
    if (isSet && above instanceof HTMLElement && above.style.visibility !== '')
      return above.style.visibility;
  }
  return 'visible';
}
