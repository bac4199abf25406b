// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { SourceText } from '#ui/editor/compare/source-text.tsx';
import { Outline } from '#ui/editor/outline/outline.tsx';
import { PageStore } from '#ui/editor/page-store.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { numberedIds } from './anything-done.ts';

window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

const TYPED = 'Pumps <DN50>';
const show = (view: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <LabelsProvider language="en" messages={messagesFor('en')}>
        {view}
      </LabelsProvider>
    </MantineProvider>,
  );

it('lists the blocks of a page with their plain text as typed, and rich text without tags', () => {
  const block = (id: string, component: string, fields: Readonly<Record<string, string>>) => ({
    ...{ id, component, fields, params: {}, places: [], kept: {} },
  });
  const blocks = [
    block('a', 'RichText', { Title: TYPED }),
    block('b', 'RichText', { Text: '<p>Rich <b>text</b></p>' }),
    block('c', 'Unknown', { Title: '<i>Other</i>' }),
  ];
  const page = new PageStore(
    { fields: {}, areas: [{ key: 'main', blocks }] } as never,
    BLOCK_DESCRIPTIONS,
    numberedIds(),
  );
  show(<Outline page={page} />);
  const texts = screen.getAllByRole('treeitem').map((row) => row.lastElementChild?.textContent);
  expect(texts).toEqual([TYPED, 'Rich text', 'Other']);
});

it.each([
  ['line', TYPED],
  ['html', 'Pumps'],
] as const)('shows the text of a %s in another language as %s', (holds, text) => {
  const { unmount } = show(
    <SourceText
      language="nl"
      name="Title"
      description={{ holds, names: ['Title'] }}
      content={TYPED}
      own=""
      onUse={() => {}}
    />,
  );
  expect(screen.getByText(text, { exact: true })).toBeDefined();
  unmount();
});

it('keeps the focus when the block that has it is deleted, and comes back', () => {
  const blocks = ['a', 'b'].map((id) => ({
    id,
    component: 'RichText',
    fields: {},
    params: {},
    places: [],
    kept: {},
  }));
  const page = new PageStore(
    { fields: {}, areas: [{ key: 'main', blocks }] },
    BLOCK_DESCRIPTIONS,
    numberedIds(),
  );
  const { unmount } = show(<Outline page={page} />);
  const focused = () => document.activeElement?.getAttribute('data-row');
  const [first] = screen.getAllByRole('treeitem');
  act(() => first?.focus());
  act(() => page.remove('a'));
  expect(focused()).toBe('b');
  act(page.undo);
  expect(focused()).toBe('b');
  act(() => page.remove('b'));
  expect(focused()).toBe('a');
  // Without the focus it takes none.
  act(() => (document.activeElement as HTMLElement).blur());
  act(page.undo);
  act(() => page.remove('a'));
  expect(document.activeElement).toBe(document.body);
  unmount();
});
