import { afterEach, expect, it, vi } from 'vitest';
import { dataLayerTracking } from '#adapters/shared/tracking.ts';

afterEach(() => vi.unstubAllGlobals());

it('reports to the data layer, with the names of the specification', () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('window', { dataLayer });
  dataLayerTracking.track('profile_update', { card: 'logo' });
  expect(dataLayer).toEqual([{ event: 'profile_update', card: 'logo' }]);
});

it('does nothing without a data layer', () => {
  vi.stubGlobal('window', {});
  expect(() => dataLayerTracking.track('profile_update')).not.toThrow();
});
