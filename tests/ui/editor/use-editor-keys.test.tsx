// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { useBlockActions } from '#ui/editor/use-block-actions.ts';
import { useEditorKeys } from '#ui/editor/use-editor-keys.ts';
import { ConfirmDialog } from '#ui/shared/confirm-dialog.tsx';
import { renderView } from '../shared/render-view.tsx';
import { numberedIds } from './anything-done.ts';

afterEach(cleanup);

function Editor({ page, isAsked }: { page: PageStore; isAsked: boolean }) {
  const onKey = useEditorKeys(page, useBlockActions(page));
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
  renderView(<Editor page={page} isAsked={isAsked} />);
  return page;
};

it('takes a choice back where the choice was made, and deletes no block there', () => {
  const page = open();
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
  const page = open(true);
  const button = await screen.findByRole('button', { name: 'Cancel' });
  for (const target of [button, document.body]) fireEvent.keyDown(target, { key: 'Delete' });
  fireEvent.keyDown(button, { key: 'z', ctrlKey: true });
  expect(page.blocks).toHaveLength(1);
});
