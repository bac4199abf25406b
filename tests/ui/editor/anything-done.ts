import type { BlockDescription } from '@fairdesk/core/editor';
import { fc } from '@fast-check/vitest';
import type { PageStore } from '#ui/editor/page-store.ts';

/** One thing that an editor does; numbers choose among what the page has then. */
export type Done = (page: PageStore) => void;

const WORDS = { Title: 'Doors open', Text: 'At nine', Content: 'At nine' };

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];

const anyDone = (kinds: readonly BlockDescription[]): fc.Arbitrary<Done> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...kinds).map(
        (kind): Done =>
          (page) =>
            void page.insert(kind, WORDS),
      ),
    },
    fc.nat().map(
      (n): Done =>
        (page) =>
          page.select(pick(page.blocks, n)?.block.id),
    ),
    fc.tuple(fc.nat(), fc.nat()).map(
      ([n, m]): Done =>
        (page) => {
          const placed = pick(page.blocks, n);
          const spot = placed && pick(page.spotsFor(placed.block), m);
          if (placed && spot) page.move(placed.block.id, spot);
        },
    ),
    fc.tuple(fc.nat(), fc.constantFrom('up', 'down')).map(
      ([n, way]): Done =>
        (page) => {
          const placed = pick(page.blocks, n);
          if (placed) page.step(placed.block.id, way as 'up' | 'down');
        },
    ),
    fc.nat().map(
      (n): Done =>
        (page) =>
          void page.duplicate(pick(page.blocks, n)?.block.id ?? ''),
    ),
    fc.nat().map(
      (n): Done =>
        (page) => {
          const placed = pick(page.blocks, n);
          if (placed) page.paste(placed.block);
        },
    ),
    fc.nat().map(
      (n): Done =>
        (page) =>
          page.remove(pick(page.blocks, n)?.block.id ?? ''),
    ),
    fc.tuple(fc.nat(), fc.integer({ min: 1, max: 8 })).map(
      ([n, count]): Done =>
        (page) => {
          const splitter = pick(
            page.blocks.filter(({ block }) => page.describe(block)?.places === 'columns'),
            n,
          );
          if (splitter) page.setColumns(splitter.block.id, count);
        },
    ),
    fc.tuple(fc.nat(), fc.string()).map(
      ([n, text]): Done =>
        (page) => {
          const placed = pick(page.blocks, n);
          const field = placed && page.describe(placed.block)?.fields.find(({ holds }) => holds === 'line');
          if (placed && field) page.setField(placed.block.id, field.names[0], text);
        },
    ),
    fc.constant<Done>((page) => page.undo()),
    fc.constant<Done>((page) => page.redo()),
  );

/** Whatever an editor does with an empty page, in any order. */
export const anythingDone = (kinds: readonly BlockDescription[]) =>
  fc.array(anyDone(kinds), { maxLength: 20 });

/** Ids in the order of making. */
export const numberedIds = () => {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
};
