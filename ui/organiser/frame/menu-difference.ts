import type { FrameItem } from '@fairdesk/core/editor';
import { textsDifference } from '../word-difference.ts';

type Items = readonly FrameItem[];

/**
 * The items of two menus that differ, one on a line with its place: `1. The fair › 2. News (/news)`.
 *
 * A menu can have fifty items of which one differs: the others would hide it. An item that both have in another order
 * is a line of both, with its two places.
 */
export const menuDifference = (one: Items, other: Items): readonly [one: string, other: string] => {
  const [lines, others] = [linesOf(one), linesOf(other)];
  const parts = textsDifference(lines.map(contentOf), others.map(contentOf));
  return [linesOnlyIn(lines, parts, 'removed'), linesOnlyIn(others, parts, 'added')];
};

interface Line {
  readonly level: number;
  readonly text: string;
  /** With the items above it. */
  readonly path: string;
}

const contentOf = ({ level, text }: Line): string => `${level} ${text}`;

const linesOf = (items: Items, above = '', level = 0): readonly Line[] =>
  items.flatMap((item, index) => {
    const text = textOf(item);
    const place = `${above}${index + 1}. `;
    const name = item.title || item.text || item.href;
    return [{ level, text, path: place + text }, ...linesOf(item.children, `${place}${name} › `, level + 1)];
  });

const textOf = ({ title, text, href, target, icon }: FrameItem): string => {
  const details = [href, target, icon].filter(Boolean).join(', ');
  return [[title, text].filter(Boolean).join(' · '), details && `(${details})`].filter(Boolean).join(' ');
};

const linesOnlyIn = (
  lines: readonly Line[],
  parts: ReturnType<typeof textsDifference>,
  kind: 'removed' | 'added',
): string => {
  const own = parts.filter((part) => part.kind === 'same' || part.kind === kind);
  return lines.flatMap(({ path }, place) => (own[place]?.kind === kind ? [path] : [])).join('\n');
};
