// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SheetFrame } from '#ui/shared/sheet-frame.tsx';
import { renderView } from './render-view.tsx';

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

describe('SheetFrame', () => {
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
