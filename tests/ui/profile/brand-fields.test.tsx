// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { BrandFields } from '#ui/profile/brand-fields.tsx';

it('names the buttons of brands without a name by their number', () => {
  const brands = ['Noria', '', ' '].map((name) => ({ name, deleted: false }));
  renderView(<BrandFields brands={brands} errorOf={() => undefined} onChange={() => {}} />);
  const names = screen.getAllByRole('button', { name: /^Remove/ }).map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual(['Remove brand Noria', 'Remove brand 2', 'Remove brand 3']);
});
