import type { SiteImage } from '@fairdesk/core/editor';

/** An image of a library; its id is its place. */
export const imageOf = (place: number, change: Partial<SiteImage> = {}): SiteImage => ({
  id: String(place),
  version: 1,
  name: `Hall ${place}`,
  src: `/-/media/${place}/hall.jpg`,
  width: 1600,
  height: 900,
  bytes: 300_000,
  alts: {},
  uploaded: '2027-05-03T08:00:00.000Z',
  ...change,
});
