import { Mark, type MarkConfig, Node, type NodeConfig } from '@tiptap/core';
import { keptElement } from './kept-element.ts';

/** Names a kept element for screen readers: `Table: Hall 1 …`. */
export type DescribeElement = (element: Element) => string;

/** The nodes and marks of a text: what the server's sanitiser keeps, and nothing else. */
export const textSchema = (describe: DescribeElement) => [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({
    name: 'paragraph',
    // The first block of the schema is what a new line becomes.
    priority: 1000,
    group: 'block',
    content: 'inline*',
    addAttributes: () => ({ wrap: { default: null, rendered: false, keepOnSplit: false } }),
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: () => ['p', 0],
  }),
  Node.create({ name: 'text', group: 'inline' }),
  Node.create({
    name: 'heading',
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: { default: 2, rendered: false } }),
    parseHTML: () => HEADING_LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  }),
  container('bulletList', 'ul', { group: 'block list', content: 'listItem+' }),
  container('orderedList', 'ol', { group: 'block list', content: 'listItem+' }),
  container('listItem', 'li', { content: 'block+', defining: true }),
  container('blockquote', 'blockquote', { group: 'block', content: 'block+', defining: true }),
  // A pasted `div` leaves its contents only.
  container('group', 'div', { group: 'block', content: 'block+', parseHTML: () => [] }),
  Node.create({
    name: 'horizontalRule',
    group: 'block',
    parseHTML: () => [{ tag: 'hr' }],
    renderHTML: () => ['hr'],
  }),
  Node.create({
    name: 'hardBreak',
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseHTML: () => [{ tag: 'br' }],
    renderHTML: () => ['br'],
    renderText: () => '\n',
  }),
  keptElement({ name: 'kept', tags: ['table', 'figure', 'dl', 'pre'], isInline: false, describe }),
  keptElement({ name: 'keptInline', tags: ['img'], isInline: true, describe }),
  Mark.create({
    name: 'link',
    // Typing after a link is not part of it.
    inclusive: false,
    addAttributes: () => ({
      href: { default: null },
      target: { default: null },
      rel: { default: null },
      title: { default: null },
    }),
    parseHTML: () => [{ tag: 'a[href]' }],
    renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  }),
  mark('strong', ['strong', 'b']),
  mark('emphasis', ['em', 'i']),
  mark('underline', ['u']),
  mark('strike', ['s']),
  mark('subscript', ['sub'], { excludes: 'subscript superscript' }),
  mark('superscript', ['sup'], { excludes: 'subscript superscript' }),
  mark('small', ['small']),
  mark('code', ['code']),
];

/** The levels of headings within a text; the page itself has the first. */
export const HEADING_LEVELS = [2, 3, 4, 5] as const;

const container = (name: string, tag: string, config: Partial<NodeConfig>) =>
  Node.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0], ...config });

const mark = (name: string, tags: readonly [string, ...string[]], config: Partial<MarkConfig> = {}) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0], 0],
    ...config,
  });
