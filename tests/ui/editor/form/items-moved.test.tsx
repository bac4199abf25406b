// @vitest-environment jsdom
import type { FieldContent } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, vi } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { FieldInput } from '#ui/editor/form/field-input.tsx';
import { AnnounceProvider } from '#ui/editor/use-block-actions.ts';

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();

const IMAGES = {
  holds: 'items',
  names: ['Images'],
  each: [{ holds: 'line', names: ['Title'] }],
} as const;

let content: FieldContent | undefined;
let said = '';

function Form({ titles }: { titles: readonly string[] }) {
  const [value, setValue] = useState<FieldContent>(titles.map((Title) => ({ Title })));
  content = value;
  return (
    <AnnounceProvider value={(text) => (said = text)}>
      <FieldInput
        path="images"
        label="Images"
        description={IMAGES}
        content={value}
        nameOf={(name) => name}
        source={undefined}
        turn={0}
        onChange={setValue}
      />
    </AnnounceProvider>
  );
}

const itemNamed = (title: string): HTMLElement =>
  screen.getAllByRole('listitem').find((item) => item.querySelector('summary')?.textContent === title) ??
  expect.fail();

const open = (title: string): void => {
  const details = itemNamed(title).querySelector('details') ?? expect.fail();
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const anyMoves = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 })), { minLength: 1, maxLength: 4 });

describe('an item of a list', () => {
  it.prop([fc.integer({ min: 3, max: 7 }), anyMoves], { numRuns: 15 })(
    'moves to any place at once, and all others stay in their order',
    (count, moves) => {
      let titles = Array.from({ length: count }, (_, place) => `Image ${place + 1}`);
      renderView(<Form titles={titles} />);
      for (const [first, last] of moves) {
        const [from, to] = [first % count, last % count];
        const title = titles[from] ?? expect.fail();
        open(title);
        const place = within(itemNamed(title)).getByRole<HTMLSelectElement>('combobox', {
          name: 'Place in the list',
        });
        expect(place.selectedIndex).toBe(from);
        place.focus();
        if (from !== to) {
          fireEvent.change(place, { target: { value: String(to) } });
          expect(said).toContain(title);
          expect(said).toContain(` ${to + 1} `);
        }
        const others = titles.filter((each) => each !== title);
        titles = [...others.slice(0, to), title, ...others.slice(to)];
        expect(content).toEqual(titles.map((Title) => ({ Title })));
        expect(itemNamed(title).contains(document.activeElement)).toBe(true);
        expect(itemNamed(title).querySelector('details')?.open).toBe(true);
      }
      cleanup();
    },
    60_000,
  );
});
