import type { BlockDescription, FieldHolds } from '@fairdesk/core/editor';
import type { ReactNode } from 'react';
import {
  Accent,
  BUTTON_HEIGHT,
  Button,
  Dot,
  Frame,
  Image,
  LINE_STEP,
  Lines,
  Rows,
  Title,
} from './sketch-parts.tsx';

const [LEFT, WIDTH, HEIGHT, EDGE, GAP] = [12, 72, 60, 4, 4.5];

/** A part of a block: its height, and its drawing at a height from the top. */
interface Part {
  readonly height: number;
  readonly at: (y: number) => ReactNode;
}

/** A sketch of what a block's description says of it: its fields one below another, then its places. */
export function DescribedSketch({ description }: { description: BlockDescription }) {
  const parts = fitting(partsOf(description));
  const top = (HEIGHT - heightOf(parts)) / 2;
  return parts.map(({ at }, place) => {
    const y = top + heightOf(parts.slice(0, place)) + (place > 0 ? GAP : 0);
    return <g key={y}>{at(y)}</g>;
  });
}

/** With the gaps between them. */
const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.height, 0) + GAP * Math.max(0, parts.length - 1);

/** Leaves out the parts for which there is no room below the others. */
const fitting = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((_, place) => heightOf(parts.slice(0, place + 1)) <= HEIGHT - 2 * EDGE);

const partsOf = ({ fields, places }: BlockDescription): readonly Part[] => {
  const holding = (...holds: FieldHolds[]) => fields.filter((field) => holds.includes(field.holds));
  const [pictures, lines, texts] = [holding('picture'), holding('line'), holding('html')];
  const [icons, days, links, lists] = [
    holding('icon'),
    holding('day'),
    holding('link', 'address'),
    holding('items'),
  ];
  const isBare = texts.length + links.length + lists.length + pictures.length === 0;
  const isLed = links.length + lists.length === 0;
  const heading = isLed ? leadingTitle : title;
  const parts = [
    ...pictures.slice(0, 1).map(() => image(links.length > 0 ? 18 : 28)),
    ...icons.slice(0, 1).map(() => icon),
    ...days.slice(0, 1).map(() => day),
    ...lines.slice(0, 1).map(() => (isBare ? largeTitle : heading)),
    ...texts
      .slice(0, 2)
      .map((_, place) => text(pictures.length > 0 || place > 0 ? 1 : lines.length > 0 ? 4 : 7)),
    ...lists.slice(0, 1).map(() => rows),
    ...links.slice(0, 1).map(() => button),
    ...(places === undefined ? [] : [place]),
  ];
  return parts.length > 0 ? parts : [text(7)];
};

const image = (height: number): Part => ({
  height,
  at: (y) => <Image x={LEFT} y={y} w={WIDTH} h={height} />,
});
const icon: Part = { height: 8, at: (y) => <Dot x={LEFT + 4} y={y + 4} r={4} /> };
const day: Part = { height: 2, at: (y) => <Lines x={LEFT} y={y} widths={[14]} /> };
const title: Part = { height: 4, at: (y) => <Title x={LEFT} y={y} w={38} /> };
const leadingTitle: Part = { height: 4, at: (y) => <Accent x={LEFT} y={y} w={38} h={4} round={1.5} /> };
const largeTitle: Part = { height: 8, at: (y) => <Accent x={LEFT} y={y} w={60} h={8} /> };
const rows: Part = { height: 24, at: (y) => <Rows x={LEFT} y={y + 3} count={3} w={WIDTH - 8} /> };
const button: Part = { height: BUTTON_HEIGHT, at: (y) => <Button x={LEFT} y={y} /> };
const place: Part = { height: 14, at: (y) => <Frame x={LEFT} y={y} w={WIDTH} h={14} isDashed /> };

const LINE_WIDTHS = [WIDTH, WIDTH - 6, WIDTH, WIDTH - 28];

const text = (count: number): Part => ({
  height: count * LINE_STEP - (LINE_STEP - 2),
  at: (y) => (
    <Lines
      x={LEFT}
      y={y}
      widths={Array.from({ length: count }, (_, line) => LINE_WIDTHS[line % LINE_WIDTHS.length] ?? WIDTH)}
    />
  ),
});
