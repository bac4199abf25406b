// @vitest-environment jsdom

import { fc, it } from '@fast-check/vitest';
import { cleanup, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Sheet } from '#ui/shared/dialogs/sheet.tsx';
import { renderView } from '../render-view.tsx';

const announced = (share: number | undefined): string => {
  const nothing = () => undefined;
  renderView(
    <Sheet title="Image" action="Save" dirty busy share={share} onSubmit={nothing} onClose={nothing}>
      <input aria-label="Title" />
    </Sheet>,
  );
  const texts = screen.getAllByRole('status').filter((status) => status.closest('[inert]') === null);
  cleanup();
  return texts.map(({ textContent }) => textContent).join('');
};

it.prop([fc.double({ min: 0, max: 1, noNaN: true })])(
  'announces each quarter that has been sent, outside the inert form',
  (share) => {
    const percent = Number.parseInt(announced(share), 10) || 0;
    expect(percent % 25).toBe(0);
    expect(percent).toBeLessThanOrEqual(share * 100);
    expect(percent).toBeGreaterThan(share * 100 - 25);
  },
);

it('announces no share when nothing is uploading', () => {
  expect(announced(undefined)).toBe('');
});
