import { isSafeAddress } from '../safe-address.ts';
import { ALLOWED_ELEMENTS, IMAGE_SCHEMES, REMOVED_ELEMENTS, RENAMED_ELEMENTS } from './allowed-markup.ts';

/**
 * Parses markup and removes everything the server would remove.
 *
 * The result belongs to a document without scripts, so nothing in it loads or runs. Markup from a clipboard
 * must pass through it; the server sanitises again when the page is saved.
 */
export const cleanMarkup = (html: string, attempts = ATTEMPTS): HTMLElement => {
  const clean = cleanOnce(html);
  const markup = contentsOf(clean);
  return attempts === 0 || markup === html ? clean : cleanMarkup(markup, attempts - 1);
};

/** Markup that the parser had to repair may need another repair, such as a link in a table but in no cell. */
const ATTEMPTS = 3;

const cleanOnce = (html: string): HTMLElement => {
  // Without the doctype the browser would parse tables within paragraphs as it did in the past.
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const clean = parsed.createElement('body');
  appendClean(parsed.body, clean);
  return clean;
};

const appendClean = (from: Node, to: Element): void => {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.nodeValue ?? '');
    if (node.nodeType === Node.ELEMENT_NODE) appendElement(node as Element, to);
  }
};

const appendElement = (element: Element, to: Element): void => {
  const found = element.localName;
  if (REMOVED_ELEMENTS.has(found)) return;
  const name = RENAMED_ELEMENTS[found] ?? found;
  const attributes = Object.hasOwn(ALLOWED_ELEMENTS, name) ? ALLOWED_ELEMENTS[name] : undefined;
  if (attributes === undefined) {
    appendClean(element, to);
    return;
  }
  const clean = to.ownerDocument.createElement(name);
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute);
    if (value !== null && isAllowed(attribute, value)) clean.setAttribute(attribute, value);
  }
  appendClean(element, clean);
  to.append(clean);
};

const isAllowed = (attribute: string, value: string): boolean => {
  if (attribute === 'href') return isSafeAddress(value);
  return attribute === 'src' ? isSafeAddress(value, IMAGE_SCHEMES) : true;
};

/** The markup of an element such that parsing it gives the same element. */
export const markupOf = (element: Element): string => parseable(element).outerHTML;

const contentsOf = (element: Element): string => parseable(element).innerHTML;

const parseable = (element: Element): Element => {
  const copy = element.cloneNode(true) as Element;
  for (const text of [copy, ...copy.querySelectorAll('pre')]) {
    // A parser ignores the first line feed of preformatted text.
    if (text.localName === 'pre' && text.firstChild?.nodeValue?.startsWith('\n')) text.prepend('\n');
  }
  return copy;
};
