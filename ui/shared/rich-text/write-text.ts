import { isBlank } from '@fairdesk/core/shared';
import type { Mark, Node } from '@tiptap/pm/model';

/** Writes the editor's document as markup; a document without content is empty. */
export const writeText = (doc: Node): string => {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  const isEmpty = only?.type.name === 'paragraph' && only.content.size === 0;
  return isEmpty ? '' : writeFlow(doc);
};

/** Whether a document has text, or a part such as an image or a dividing line. */
export const hasContent = (doc: Node): boolean => {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.isText ? !isBlank(node.text ?? '') : node.isLeaf && node.type.name !== 'hardBreak';
    return !isFound;
  });
  return isFound;
};

const writeFlow = (parent: Node): string => {
  const blocks = [...parent.children];
  return blocks
    .map((block, place) => {
      // Two lines without an element of their own would be read as one.
      const isAlone = ![blocks[place - 1], blocks[place + 1]].some((other) => other && isBare(other, parent));
      return isBare(block, parent) && isAlone ? writeLine(block) : writeBlock(block);
    })
    .join('');
};

/** Whether a paragraph has no element of its own, as usual in a list item. */
const isBare = (block: Node, parent: Node): boolean =>
  block.type.name === 'paragraph' && !(block.attrs.wrap ?? parent.type.name !== 'listItem');

const writeBlock = (block: Node): string => {
  switch (block.type.name) {
    case 'kept':
      return block.attrs.html;
    case 'horizontalRule':
      return '<hr />';
    case 'paragraph':
      return `<p>${writeLine(block)}</p>`;
    case 'heading':
      return `<h${block.attrs.level}>${writeLine(block)}</h${block.attrs.level}>`;
    default: {
      const name = CONTAINERS[block.type.name];
      return `<${name}>${writeFlow(block)}</${name}>`;
    }
  }
};

const CONTAINERS: Readonly<Record<string, string>> = {
  ...{ bulletList: 'ul', orderedList: 'ol', listItem: 'li', blockquote: 'blockquote', group: 'div' },
};

const writeLine = (line: Node): string => {
  const pieces = [...line.children];
  const open: Mark[] = [];
  let html = '';
  const closeTo = (count: number) => {
    for (const mark of open.splice(count).reverse()) html += `</${ELEMENTS[mark.type.name]}>`;
  };
  pieces.forEach((piece, place) => {
    const shared = open.findIndex((mark) => !mark.isInSet(piece.marks));
    closeTo(shared === -1 ? open.length : shared);
    // Formatting that ends last starts first, so that elements nest.
    const lengthOf = (mark: Mark) => runLength(mark, pieces.slice(place));
    const added = piece.marks.filter((mark) => !mark.isInSet(open));
    for (const mark of added.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
      html += startTag(mark);
      open.push(mark);
    }
    html += writePiece(piece);
  });
  closeTo(0);
  return html;
};

/** How many pieces in a row have this formatting, from the first. */
const runLength = (mark: Mark, pieces: readonly Node[]): number => {
  const end = pieces.findIndex((piece) => !mark.isInSet(piece.marks));
  return end === -1 ? pieces.length : end;
};

const writePiece = (piece: Node): string => {
  if (piece.type.name === 'hardBreak') return '<br />';
  return piece.type.name === 'keptInline' ? piece.attrs.html : escapeText(piece.text ?? '');
};

const ELEMENTS: Readonly<Record<string, string>> = {
  ...{ link: 'a', strong: 'strong', emphasis: 'em', underline: 'u', strike: 's' },
  ...{ subscript: 'sub', superscript: 'sup', small: 'small', code: 'code' },
};

const startTag = (mark: Mark): string => {
  const attributes = Object.entries(mark.attrs)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`);
  return `<${ELEMENTS[mark.type.name]}${attributes.join('')}>`;
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
