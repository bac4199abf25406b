// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { StandBannerTile } from '#ui/dashboard/stand-banner-tile.tsx';

const BLOCK = {
  ...{ kind: 'stand-banner' as const, uid: 'stand', title: 'Where you stand' },
  supportLink: { href: '/contact', text: 'Change the fascia name', target: '' },
};
const STAND = { number: '8.B2', bannerName: 'Noria', isMain: true };

it.each([
  ['with a stand, by the text of its editor', [STAND], 'Change the fascia name'],
  ['without a stand, in general', [], 'Contact exhibitor services'],
] as const)('offers help %s', (_case, stands, name) => {
  renderView(<StandBannerTile block={BLOCK} stands={stands} floorPlanUrl="" />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/contact');
});
