import type { JSONContent } from '@tiptap/core';

/** Formatting of a piece of text, such as a link. */
export interface InlineMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string | null>>;
}

/** A part of a line of text. */
export interface Inline {
  readonly type: 'text' | 'hardBreak' | 'keptInline';
  readonly text?: string;
  readonly attrs?: { readonly html: string };
  readonly marks: readonly InlineMark[];
}

/**
 * A line of text with the spaces that a browser displays: the editor displays each space it has.
 *
 * Neighbours with the same formatting become one.
 */
export const collapseSpaces = (line: readonly Inline[]): JSONContent[] => {
  const collapsed: Inline[] = [];
  for (const piece of line) {
    if (piece.type === 'hardBreak') trimEnd(collapsed);
    const displayed = piece.type === 'text' ? displayedAfter(piece, collapsed.at(-1)) : piece;
    if (displayed.text !== '') append(collapsed, displayed);
  }
  trimEnd(collapsed);
  return collapsed.map(({ marks, ...piece }) => ({
    ...piece,
    ...(marks.length > 0 && { marks: [...marks] }),
  }));
};

/** A piece without the spaces that the piece before it makes superfluous. */
const displayedAfter = (piece: Inline, before: Inline | undefined): Inline => {
  const text = (piece.text ?? '').replaceAll(/[ \t\n\f\r]+/g, ' ');
  const isAfterSpace = before === undefined || before.type === 'hardBreak' || before.text?.endsWith(' ');
  return { ...piece, text: isAfterSpace && text.startsWith(' ') ? text.slice(1) : text };
};

const append = (line: Inline[], piece: Inline): void => {
  const last = line.at(-1);
  const isSame = last?.type === 'text' && piece.type === 'text' && areSame(last.marks, piece.marks);
  if (isSame) line[line.length - 1] = { ...last, text: `${last.text}${piece.text}` };
  else line.push(piece);
};

const trimEnd = (line: Inline[]): void => {
  const last = line.at(-1);
  if (last?.type !== 'text' || !last.text?.endsWith(' ')) return;
  const text = last.text.slice(0, -1);
  if (text === '') line.pop();
  else line[line.length - 1] = { ...last, text };
};

const areSame = (some: readonly InlineMark[], others: readonly InlineMark[]): boolean =>
  keyOf(some) === keyOf(others);

const keyOf = (marks: readonly InlineMark[]): string =>
  marks
    .map((mark) => JSON.stringify(mark))
    .toSorted()
    .join();
