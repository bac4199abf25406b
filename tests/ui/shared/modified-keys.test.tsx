// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { numberedIds } from '#tests/ui/editor/anything-done.ts';
import { Outline } from '#ui/editor/outline/outline.tsx';
import { PageStore } from '#ui/editor/page-store.ts';
import { useListKeys } from '#ui/organiser/use-list-keys.ts';
import type { Enliven } from '#ui/page/elements/enliven.ts';
import { pictureGallery } from '#ui/page/elements/picture-gallery.ts';
import { slideCarousel } from '#ui/page/elements/slide-carousel.ts';
import { PillTabs } from '#ui/shared/pill-tabs.tsx';
import { useToolbarKeys } from '#ui/shared/rich-text/use-toolbar-keys.ts';
import { renderView } from './render-view.tsx';

type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;
const NONE: Modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const anyModifiers: fc.Arbitrary<Modifiers> = fc
  .record({ altKey: fc.boolean(), ctrlKey: fc.boolean(), metaKey: fc.boolean(), shiftKey: fc.boolean() })
  .filter((modifiers) => Object.values(modifiers).includes(true));

const enliven = (by: Enliven, markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  const element = document.querySelector('section') ?? expect.fail();
  for (const row of element.querySelectorAll('ul')) row.scrollTo = () => undefined;
  by(element, new AbortController().signal);
  return element;
};

function Toolbar(): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolbarKeys(toolbar);
  return (
    <div ref={toolbar} role="toolbar" onKeyDown={onKeyDown}>
      <button type="button">Bold</button>
      <button type="button">Link</button>
    </div>
  );
}

function List(): ReactNode {
  useListKeys({ next: () => undefined, search: () => undefined, help: () => undefined });
  return <p>List</p>;
}

/** By what it shows: the key that it handles without modifiers, and the element with the focus. */
const VIEWS: Readonly<Record<string, readonly [key: string, open: () => Element]>> = {
  carousel: [
    'ArrowLeft',
    () => {
      const parts = '<p data-controls></p><button data-previous></button><button data-next></button>';
      const carousel = enliven(
        slideCarousel,
        `<section>${parts}<ul data-row><li></li><li></li></ul></section>`,
      );
      return carousel.querySelector('ul') ?? expect.fail();
    },
  ],
  gallery: [
    'ArrowLeft',
    () => {
      const parts = '<dialog><ul data-row></ul><button data-play></button></dialog>';
      const gallery = enliven(
        pictureGallery,
        `<section><a data-larger href="/a.jpg"></a><a data-larger href="/b.jpg"></a>${parts}</section>`,
      );
      return gallery.querySelector('dialog') ?? expect.fail();
    },
  ],
  tabs: [
    'ArrowLeft',
    () => {
      const tabs = ['a', 'b'].map((value) => ({ value, label: value }));
      render(<PillTabs id="tabs" label="Tabs" tabs={tabs} value="a" onChange={() => undefined} />);
      return screen.getByRole('tab', { name: 'a' });
    },
  ],
  toolbar: [
    'ArrowLeft',
    () => {
      render(<Toolbar />);
      screen.getByRole('button', { name: 'Bold' }).focus();
      return screen.getByRole('button', { name: 'Bold' });
    },
  ],
  outline: [
    'Home',
    () => {
      const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, numberedIds());
      for (const description of BLOCK_DESCRIPTIONS.slice(0, 2)) page.insert(description, {});
      renderView(<Outline page={page} />);
      return screen.getAllByRole('treeitem')[0] ?? expect.fail();
    },
  ],
  list: [
    'ArrowDown',
    () => {
      render(<List />);
      return screen.getByText('List');
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a shortcut of the browser', () => {
  for (const [name, [key, open]] of Object.entries(VIEWS)) {
    it(`is left to the browser by the ${name}, which handles the key alone`, () => {
      const element = open();
      fc.assert(
        fc.property(anyModifiers, (modifiers) => {
          expect(fireEvent.keyDown(element, { key, ...modifiers })).toBe(true);
        }),
      );
      expect(fireEvent.keyDown(element, { key, ...NONE })).toBe(false);
    });
  }

  it('never takes a character of a list that needs Shift on some keyboards', () => {
    render(<List />);
    for (const key of ['?', '/'])
      expect(fireEvent.keyDown(screen.getByText('List'), { key, shiftKey: true })).toBe(false);
  });
});
