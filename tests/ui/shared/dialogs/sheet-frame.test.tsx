// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SheetFrame } from '#ui/shared/dialogs/sheet-frame.tsx';
import { renderView } from '../render-view.tsx';

function Rows({ onClose }: { onClose: () => void }) {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <SheetFrame title="Rows" foot={null} onClose={onClose}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
    </SheetFrame>
  );
}

function Sending({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const foot = (
    <>
      <button type="submit">Send</button>
      <button type="button" onClick={() => setBusy(false)}>
        Stop
      </button>
    </>
  );
  return (
    <SheetFrame title="Note" foot={foot} busy={busy} onSubmit={() => setBusy(true)} onClose={onClose}>
      <input aria-label="Text" />
    </SheetFrame>
  );
}

describe('SheetFrame', () => {
  it('keeps the focus inside while its fields are inert, and then returns it to the field', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
    renderView(<Sending onClose={onClose} />);
    const field = await screen.findByLabelText('Text');
    await user.click(field);
    await user.keyboard('a{Enter}');
    expect(field.closest('[inert]')?.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Send');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    // As a failed request: without a press that would move the focus.
    screen.getByRole('button', { name: 'Stop' }).click();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.closest('[inert]')).toBeNull();
  });

  it('moves the focus on when the focused control disappears, and still closes on Escape', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
    renderView(<Rows onClose={onClose} />);
    const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
    await hasFocus('Rows');
    for (const [row, next] of [
      ['one', 'two'],
      ['three', 'Rows'],
      ['two', 'Rows'],
    ] as const) {
      screen.getByRole('button', { name: row }).focus();
      await user.keyboard('{Enter}');
      await hasFocus(next);
    }
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
