import { cleanMarkup } from './clean-markup.ts';
import { nestLists } from './pasted-lists.ts';

/**
 * Markup of a clipboard without what a text cannot have.
 *
 * Word processors write bold, italic and lists as styles: these become elements, all other styles are removed. So are
 * images whose bytes or files are on the clipboard, and links to files: visitors could not load them.
 */
export const pastedMarkup = (html: string): string => {
  const pasted = new DOMParser().parseFromString(html, 'text/html').body;
  for (const element of pasted.querySelectorAll('b, strong')) {
    if (/(^|[;\s])font-weight:\s*(normal|[1-4]00)/i.test(styleOf(element)))
      element.replaceWith(...element.childNodes);
  }
  for (const element of pasted.querySelectorAll('span')) {
    const style = styleOf(element);
    if (/(^|[;\s])font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapContents(element, 'strong');
    if (/(^|[;\s])font-style:\s*italic/i.test(style)) wrapContents(element, 'em');
  }
  nestLists(pasted);
  const slice = pasted.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  const clean = cleanMarkup(pasted.innerHTML);
  removeEmpty(clean);
  // The editor's own mark of how much of a paragraph was copied.
  if (slice) clean.firstElementChild?.setAttribute('data-pm-slice', slice);
  return clean.innerHTML;
};

/** Removes images and links whose addresses were removed, and empty lines. */
const removeEmpty = (clean: HTMLElement): void => {
  for (const image of clean.querySelectorAll('img:not([src])')) {
    const { parentElement: parent } = image;
    image.remove();
    if (parent?.matches('p:empty')) parent.remove();
  }
  for (const link of clean.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  for (const paragraph of clean.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove();
};

/** The empty lines of a word processor, which are the space between its paragraphs. */
const isEmpty = (paragraph: Element): boolean =>
  /^[\s\u00a0]+$/.test(paragraph.textContent ?? '') && paragraph.childElementCount === 0;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const wrapContents = (element: Element, name: string): void => {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
