import { cleanMarkup } from './clean-markup.ts';

/**
 * Markup of a clipboard without what a text cannot have.
 *
 * Word processors write bold and italic as styles; they stay, everything else of a style goes.
 */
export const pastedMarkup = (html: string): string => {
  const pasted = new DOMParser().parseFromString(html, 'text/html').body;
  for (const element of pasted.querySelectorAll('b, strong')) {
    if (/font-weight:\s*(normal|[1-4]00)/i.test(styleOf(element))) element.replaceWith(...element.childNodes);
  }
  for (const element of pasted.querySelectorAll('span')) {
    const style = styleOf(element);
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContents(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContents(element, 'em');
  }
  const slice = pasted.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  const clean = cleanMarkup(pasted.innerHTML);
  // The editor's own mark of how much of a paragraph was copied.
  if (slice) clean.firstElementChild?.setAttribute('data-pm-slice', slice);
  return clean.innerHTML;
};

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const wrapContents = (element: Element, name: string): void => {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
