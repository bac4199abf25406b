import { Node } from '@tiptap/core';
import { cleanMarkup, markupOf } from './clean-markup.ts';

interface Options {
  readonly name: string;
  /** Elements of the clipboard that become one. */
  readonly tags: readonly string[];
  readonly isInline: boolean;
  readonly describe: (element: Element) => string;
}

/**
 * An element that the editor has no tools for: it stays as it is, and can be selected, moved and deleted.
 *
 * Its markup is cleaned before it becomes elements. It takes no clicks and no focus: its links would leave the
 * page.
 */
export const keptElement = ({ name, tags, isInline, describe }: Options) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () =>
      tags.map((tag) => ({ tag, getAttrs: (element: HTMLElement) => ({ html: markupOf(element) }) })),
    renderHTML: ({ node }) => elementOf(node.attrs.html, isInline),
    addNodeView:
      () =>
      ({ node }) => {
        const element = elementOf(node.attrs.html, isInline);
        const dom = document.createElement(isInline ? 'span' : 'div');
        dom.dataset.kept = isInline ? 'inline' : 'block';
        dom.setAttribute('role', 'img');
        dom.setAttribute('aria-label', describe(element));
        const inside = document.createElement(isInline ? 'span' : 'div');
        inside.inert = true;
        inside.append(element);
        dom.append(inside);
        return { dom };
      },
  });

const elementOf = (html: string, isInline: boolean): HTMLElement => {
  const [element] = cleanMarkup(html).children;
  return element === undefined
    ? document.createElement(isInline ? 'span' : 'div')
    : (document.importNode(element, true) as HTMLElement);
};
