// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { BlockDrag } from '#ui/editor/canvas/block-drag.ts';
import { ClipboardProvider, ClipboardStore } from '#ui/editor/clipboard-store.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { useBlockActions } from '#ui/editor/use-block-actions.ts';
import { useEditorKeys } from '#ui/editor/use-editor-keys.ts';
import { ConfirmDialog } from '#ui/shared/dialogs/confirm-dialog.tsx';
import { renderView } from '../shared/render-view.tsx';
import { numberedIds } from './anything-done.ts';
import { memoryClipboard } from './memory-clipboard.ts';

afterEach(cleanup);

function Editor({ page, drag, isAsked }: { page: PageStore; drag: BlockDrag; isAsked: boolean }) {
  const onKey = useEditorKeys(page, useBlockActions(page), drag);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return (
    <>
      <input type="checkbox" aria-label="A choice" />
      <select aria-label="Another choice" />
      <input aria-label="A text" />
      {isAsked && (
        <ConfirmDialog urgent title="?" text="" action="Go" onConfirm={() => {}} onClose={() => {}} />
      )}
    </>
  );
}

const open = (isAsked = false) => {
  const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, numberedIds());
  const [text] = BLOCK_DESCRIPTIONS;
  if (text) page.insert(text, {});
  const drag = new BlockDrag(page, () => {});
  renderView(
    <ClipboardProvider value={new ClipboardStore(page, memoryClipboard())}>
      <Editor page={page} drag={drag} isAsked={isAsked} />
    </ClipboardProvider>,
  );
  return { page, drag };
};

it('copies the selected block and pastes it, and leaves both keys to a text and to selected words', () => {
  const { page } = open();
  const press = (key: string, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, ctrlKey: true });
  press('v');
  expect(page.blocks).toHaveLength(1);
  document.getSelection()?.selectAllChildren(document.body);
  // The default action of a key that is handled is prevented.
  expect(press('c')).toBe(true);
  document.getSelection()?.removeAllRanges();
  expect(press('c', screen.getByLabelText('A text'))).toBe(true);
  expect(press('c')).toBe(false);
  press('v', screen.getByLabelText('A text'));
  expect(page.blocks).toHaveLength(1);
  press('v');
  expect(page.blocks).toHaveLength(2);
});

it('takes a choice back where the choice was made, and deletes no block there', () => {
  const { page } = open();
  for (const name of ['A choice', 'Another choice']) {
    fireEvent.keyDown(screen.getByLabelText(name), { key: 'Delete' });
    expect(page.blocks).toHaveLength(1);
    fireEvent.keyDown(screen.getByLabelText(name), { key: 'z', ctrlKey: true });
    expect(page.blocks).toHaveLength(0);
    fireEvent.keyDown(screen.getByLabelText(name), { key: 'y', ctrlKey: true });
    expect(page.blocks).toHaveLength(1);
  }
  fireEvent.keyDown(screen.getByLabelText('A text'), { key: 'z', ctrlKey: true });
  expect(page.blocks).toHaveLength(1);
});

it('leaves the keys to a dialog that the page has opened', async () => {
  const { page } = open(true);
  const button = await screen.findByRole('button', { name: 'Cancel' });
  for (const target of [button, document.body]) fireEvent.keyDown(target, { key: 'Delete' });
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true });
  expect(page.blocks).toHaveLength(1);
});

it('ends a drag by Escape and leaves the block selected, wherever the focus is', () => {
  const { page, drag } = open();
  const { selected = '' } = page;
  for (const target of [document.body, screen.getByLabelText('A text')]) {
    const start = { button: 0, clientX: 0, clientY: 0 };
    drag.press({ id: selected }, new MouseEvent('pointerdown', start) as PointerEvent);
    fireEvent.pointerMove(window, { clientX: 100, clientY: 100 });
    expect(drag.isOn).toBe(true);
    for (const key of ['Delete', 'Escape']) fireEvent.keyDown(target, { key });
    fireEvent.pointerMove(window, { clientX: 200, clientY: 200 });
    expect(drag.isOn).toBe(false);
    expect(page.selected).toBe(selected);
  }
});
