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
  readStyles(pasted);
  nestLists(pasted);
  const slice = pasted.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  const clean = cleanMarkup(pasted.innerHTML);
  removeEmpty(clean);
  // The editor's own mark of how much of a paragraph was copied.
  if (slice) clean.firstElementChild?.setAttribute('data-pm-slice', slice);
  return clean.innerHTML;
};

/** Makes elements of the styles that mean bold and italic. */
const readStyles = (pasted: Element): void => {
  for (const element of pasted.querySelectorAll('b, strong')) {
    if (/^(normal|[1-4]00)/i.test(styleOf(element, 'font-weight')))
      element.replaceWith(...element.childNodes);
  }
  for (const element of pasted.querySelectorAll('span')) {
    if (/^(bold|[6-9]00)/i.test(styleOf(element, 'font-weight'))) wrapContents(element, 'strong');
    if (/^italic/i.test(styleOf(element, 'font-style'))) wrapContents(element, 'em');
  }
};

/** The value of a property in the element's own style; Word has others whose names end with the same words. */
const styleOf = (element: Element, property: string): string =>
  (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .findLast(([name = '']) => name.trim().toLowerCase() === property)?.[1]
    ?.trim() ?? '';

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

const wrapContents = (element: Element, name: string): void => {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
