// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ListKeysDialog } from '#ui/organiser/list-keys-dialog.tsx';

function Keys() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <ListKeysDialog actions={[]} onClose={() => setIsOpen(false)} />}
    </>
  );
}

describe('ListKeysDialog', () => {
  it('returns the focus to the element that had it', async () => {
    renderView(<Keys />);
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(open));
  });
});
