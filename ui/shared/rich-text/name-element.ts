import type { MessageKey } from '../messages.ts';

/** Names an element that the editor keeps as it is: `Table: Hall 1 Hall 2 …`. */
export const nameElement = (element: Element, t: (key: MessageKey) => string): string => {
  const image = element.matches('img') ? element : element.querySelector('img');
  const kind = t(
    element.querySelector('td, th') ? 'rich-kept-table' : image ? 'rich-kept-image' : 'rich-kept-other',
  );
  const text = (image?.getAttribute('alt') || (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
  const excerpt = text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
  return excerpt === '' ? kind : `${kind}: ${excerpt}`;
};

/** In characters. */
const LONGEST_EXCERPT = 80;
