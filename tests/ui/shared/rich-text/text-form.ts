/**
 * The normal form of a text: two texts with the same form are the same to a reader.
 *
 * - A text is a tree of blocks. A block has its element, its attributes, and either blocks or lines.
 * - A line is a row of characters, breaks and images, each with the set of elements around it within the line
 *   (with their attributes): the order in which these nest has no meaning, nor has where they are split, nor
 *   an element around nothing. `b` is `strong`, `i` is `em`.
 * - White space is what a browser displays: one space for several, none at the ends of a line, none between
 *   blocks. Non-breaking spaces are characters.
 * - What HTML does not allow is what the parser of a browser makes of it, and of its repair again.
 * - A text of nothing but an empty paragraph is empty.
 */
export const textForm = (html: string): unknown => {
  const form = flowOf(repaired(html));
  return JSON.stringify(form) === JSON.stringify([['p', '', []]]) ? [] : form;
};

const repaired = (html: string, attempts = 5): Element => {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const again = body.innerHTML.replaceAll(/<pre>\n/g, '<pre>\n\n');
  return again === html || attempts === 0 ? body : repaired(again, attempts - 1);
};

const flowOf = (parent: Element): unknown[] => {
  const flow: unknown[] = [];
  let line: unknown[][] = [];
  const end = () => {
    const trimmed = displayed(line);
    if (trimmed.length > 0) flow.push(['line', trimmed]);
    line = [];
  };
  for (const node of parent.childNodes) {
    if (isInline(node)) line.push(...itemsOf(node, []));
    else {
      end();
      const element = node as Element;
      const name = element.localName;
      const content = flowOf(element);
      flow.push([name, attributesOf(element), name === 'pre' ? element.innerHTML : content]);
    }
  }
  end();
  return flow;
};

const itemsOf = (node: Node, around: readonly string[]): unknown[][] => {
  if (node.nodeType === Node.TEXT_NODE) {
    return [...(node.nodeValue ?? '')].map((character) => [character, around]);
  }
  const element = node as Element;
  const own = `${SAME[element.localName] ?? element.localName}${attributesOf(element)}`;
  if (element.matches('img, br')) return [[`<${own}>`, around]];
  const nested = SCRIPTS.has(element.localName) ? [...around, own] : [...new Set([...around, own])];
  return [...node.childNodes].flatMap((child) => itemsOf(child, nested.toSorted()));
};

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const SCRIPTS = new Set(['sub', 'sup', 'small']);
const INLINE = new Set('strong b em i u s sub sup small code a img br'.split(' '));

const isInline = (node: Node): boolean =>
  node.nodeType !== Node.ELEMENT_NODE ||
  (INLINE.has((node as Element).localName) && [...node.childNodes].every(isInline));

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('');

/** The items of a line that a browser displays. */
const displayed = (line: unknown[][]): unknown[][] => {
  const spaced = line.map(([item, around]) =>
    /^[ \t\n\f\r]$/.test(String(item)) ? [' ', around] : [item, around],
  );
  const isSpace = (item: unknown[] | undefined) => item?.[0] === ' ';
  const isEdge = (item: unknown[] | undefined) => item === undefined || String(item[0]).startsWith('<br');
  const once = spaced.filter((item, place) => !(isSpace(item) && isSpace(spaced[place - 1])));
  return once.filter(
    (item, place) => !(isSpace(item) && (isEdge(once[place - 1]) || isEdge(once[place + 1]))),
  );
};
