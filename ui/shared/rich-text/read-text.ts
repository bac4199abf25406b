import type { JSONContent } from '@tiptap/core';
import { INLINE_ELEMENTS } from './allowed-markup.ts';
import { cleanMarkup, markupOf } from './clean-markup.ts';
import { collapseSpaces, type Inline, type InlineMark } from './collapse-spaces.ts';

/**
 * Reads stored markup into the editor's document.
 *
 * What the editor has no tools for (tables, figures, images, preformatted text …) becomes a kept element with
 * its own markup, so it returns unchanged.
 */
export const readText = (html: string): JSONContent => ({
  type: 'doc',
  content: orEmpty(readFlow(cleanMarkup(html), 'paragraphs'), { type: 'paragraph' }),
});

/** Whether plain text in this place is usually within a `p`, or stands without one, as in a list item. */
type TextIn = 'paragraphs' | 'item';

const readFlow = (parent: Element, textIn: TextIn): JSONContent[] => {
  const blocks: JSONContent[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const content = readLine(line);
    line = [];
    if (content.length > 0) blocks.push(paragraph(content, textIn === 'item' ? null : false));
  };
  for (const node of parent.childNodes) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(readBlock(node as Element, textIn));
  }
  endLine();
  return blocks;
};

const readBlock = (element: Element, textIn: TextIn): JSONContent => {
  const name = element.localName;
  switch (name) {
    case 'p':
      if (!hasOnlyText(element)) return kept(element);
      return paragraph(readLine([...element.childNodes]), textIn === 'item' ? true : null);
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
      if (!hasOnlyText(element)) return kept(element);
      return {
        type: 'heading',
        attrs: { level: Number(name.slice(1)) },
        content: readLine([...element.childNodes]),
      };
    case 'ul':
    case 'ol':
      return isList(element) ? readList(element) : kept(element);
    case 'blockquote':
    case 'div':
      return {
        type: name === 'div' ? 'group' : 'blockquote',
        content: orEmpty(readFlow(element, 'paragraphs'), paragraph([], false)),
      };
    case 'hr':
      return { type: 'horizontalRule' };
    default:
      return kept(element);
  }
};

const readList = (list: Element): JSONContent => ({
  type: list.localName === 'ul' ? 'bulletList' : 'orderedList',
  content: [...list.children].map((item) => ({
    type: 'listItem',
    content: orEmpty(readFlow(item, 'item'), { type: 'paragraph' }),
  })),
});

const isList = (list: Element): boolean =>
  list.firstElementChild !== null &&
  [...list.childNodes].every((node) =>
    isElement(node) ? node.localName === 'li' : (node.nodeValue ?? '').trim() === '',
  );

/** @param wrap whether it has a `p` of its own; null for what is usual in its place */
const paragraph = (content: JSONContent[], wrap: boolean | null): JSONContent => ({
  type: 'paragraph',
  attrs: { wrap },
  content,
});

const kept = (element: Element): JSONContent => ({ type: 'kept', attrs: { html: markupOf(element) } });

const orEmpty = (blocks: JSONContent[], empty: JSONContent): JSONContent[] =>
  blocks.length === 0 ? [empty] : blocks;

const readLine = (nodes: readonly Node[]): JSONContent[] =>
  collapseSpaces(nodes.flatMap((node) => readInline(node, [])));

const readInline = (node: Node, marks: readonly InlineMark[]): readonly Inline[] => {
  if (!isElement(node)) return [{ type: 'text', text: node.nodeValue ?? '', marks }];
  const name = node.localName;
  if (name === 'br') return [{ type: 'hardBreak', marks }];
  const type = MARKS[name];
  if (type === undefined || isNestedScript(node))
    return [{ type: 'keptInline', attrs: { html: markupOf(node) }, marks }];
  const mark = type === 'link' ? { type, attrs: linkOf(node) } : { type };
  const all = marks.some((other) => other.type === type) ? marks : [...marks, mark];
  return [...node.childNodes].flatMap((child) => readInline(child, all));
};

/** Elements within a line that have tools, and their marks. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', b: 'strong', em: 'emphasis', i: 'emphasis', u: 'underline', s: 'strike' },
  ...{ sub: 'subscript', sup: 'superscript', small: 'small', code: 'code', a: 'link' },
};

/** An index of an index, as in x² of a footnote, has a meaning that no set of marks has. */
const isNestedScript = (element: Element): boolean =>
  (element.matches('sub, sup') && element.querySelector('sub, sup') !== null) ||
  (element.localName === 'small' && element.querySelector('small') !== null);

const linkOf = (link: Element): Readonly<Record<string, string | null>> => ({
  href: link.getAttribute('href'),
  target: link.getAttribute('target'),
  rel: link.getAttribute('rel'),
  title: link.getAttribute('title'),
});

const hasOnlyText = (element: Element): boolean => [...element.childNodes].every(isInline);

const isInline = (node: Node): boolean =>
  !isElement(node) || (INLINE_ELEMENTS.has(node.localName) && hasOnlyText(node));

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
