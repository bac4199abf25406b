import type { MessageKey } from '../texts/messages.ts';

/** Names an element that the editor keeps as it is: `Table: Hall 1 Hall 2 …`. */
export const nameElement = (element: Element, t: (key: MessageKey) => string): string => {
  const image = element.matches('img') ? element : element.querySelector('img');
  const kind = t(
    element.querySelector('td, th') ? 'rich-kept-table' : image ? 'rich-kept-image' : 'rich-kept-other',
  );
  const text = (image?.getAttribute('alt') || textOf(element)).replaceAll(/\s+/g, ' ').trim();
  const excerpt = text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
  return excerpt === '' ? kind : `${kind}: ${excerpt}`;
};

/** The words of neighbouring cells have no space between them in the markup. */
const textOf = (element: Element): string => {
  const cells = [...element.querySelectorAll('caption, th, td')];
  return (cells.length > 0 ? cells : [element]).map(({ textContent }) => textContent).join(' ');
};

/** In characters. */
const LONGEST_EXCERPT = 80;
