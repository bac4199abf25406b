// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { describe, expect } from 'vitest';
import { FOCUS_HEIR } from '#ui/shared/dialogs/use-focus-return.ts';
import { useOpenedItem } from '#ui/shared/editing/use-opened-item.ts';

const NAMES = ['Anchor', 'Buoy', 'Canal'];
const anyVisit = fc.record({
  place: fc.nat({ max: NAMES.length - 1 }),
  end: fc.constantFrom('Leave', 'Delete', 'browser back'),
});

/** The address, which changes in a later render, and every text that was rendered. */
interface World {
  go: (id: string | undefined) => Promise<void>;
  readonly rendered: string[];
}

/** A list whose items open in its place, as products and news do. */
function Shelf({ world }: { world: World }) {
  const [itemId, setItemId] = useState<string>();
  const [names, setNames] = useState(NAMES);
  const later = (id?: string) => void setTimeout(() => setItemId(id));
  world.go = async (id) => act(async () => setItemId(id));
  const [opened, leave] = useOpenedItem(itemId, later);
  world.rendered.push(opened === undefined || names.includes(opened) ? '' : 'not found');
  if (opened !== undefined)
    return (
      <Detail
        name={opened}
        onLeave={leave}
        onDelete={() => {
          leave();
          setNames(names.filter((name) => name !== opened));
        }}
      />
    );
  return (
    <section>
      <h2 {...FOCUS_HEIR}>Shelf</h2>
      {names.map((name) => (
        <p key={name} data-row={name}>
          <button type="button" onClick={() => later(name)}>
            {name}
          </button>
        </p>
      ))}
    </section>
  );
}

function Detail({ name, onLeave, onDelete }: { name: string; onLeave: () => void; onDelete: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article>
      <h2 ref={heading} tabIndex={-1}>
        Item {name}
      </h2>
      <button type="button" onClick={onLeave}>
        Leave
      </button>
      <button type="button" onClick={onDelete}>
        Delete
      </button>
    </article>
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

const end = (world: World, how: string) => (how === 'browser back' ? world.go(undefined) : press(how));
const focused = () => document.activeElement?.textContent;

describe('useOpenedItem', () => {
  it.prop([fc.array(anyVisit, { maxLength: 6 })])(
    'returns the focus to the opened row, or to the heading, and never reports a deleted item as missing',
    async (visits) => {
      const world: World = { go: async () => {}, rendered: [] };
      const view = render(<Shelf world={world} />);
      let names: readonly string[] = NAMES;
      for (const { place, end: how } of visits) {
        const name = names[place];
        if (name === undefined) continue;
        await press(name);
        expect(focused()).toBe(`Item ${name}`);
        await end(world, how);
        if (how === 'Delete') names = names.filter((other) => other !== name);
        expect(focused()).toBe(how === 'Delete' ? 'Shelf' : name);
      }
      expect(world.rendered).not.toContain('not found');
      view.unmount();
    },
  );
});
