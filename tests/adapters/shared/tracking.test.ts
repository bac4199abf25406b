import { afterEach, expect, it, vi } from 'vitest';
import { dataLayerTracking } from '#adapters/shared/tracking.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells whoever counts, by the name the specs give', () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('window', { dataLayer });
  dataLayerTracking.track('profile_update', { card: 'logo' });
  expect(dataLayer).toEqual([{ event: 'profile_update', card: 'logo' }]);
});

it('does nothing where nobody counts', () => {
  vi.stubGlobal('window', {});
  expect(() => dataLayerTracking.track('profile_update')).not.toThrow();
});
