import {
  EventIdSchema,
  type EventSite,
  ParticipationIdSchema,
  PORTAL_SITE,
  siteOf,
  sitePlace,
} from '@fairdesk/core/events';
import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { anyEventSite, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const SITES = ['aqua', 'aqua-2028'].map(
  (virtualFolder): EventSite => ({
    ...oneOf(anyEventSite()),
    site: `site of ${virtualFolder}`,
    virtualFolder,
  }),
);
const folders = fc.constantFrom('', '/aqua', '/aqua-2028', '/aqu', '/bread');
const paths = fc.constantFrom('', '/', '/tasks', '/aqua', '/tasks/aqua-2028');

describe('sitePlace', () => {
  it.prop([folders, paths])(
    'finds a site by the whole first segment of an address, and the path within it',
    (folder, path) => {
      const address = `${folder}${path}`;
      const first = address.split('/')[1];
      const site = SITES.find(({ virtualFolder }) => virtualFolder === first);
      const rest = site === undefined ? address : address.slice(site.virtualFolder.length + 1) || '/';
      expect(siteOf(SITES, address)).toBe(site);
      expect(sitePlace(SITES, address)).toEqual({
        site,
        siteName: site?.site ?? PORTAL_SITE,
        folder: site?.virtualFolder ?? '',
        path: rest,
      });
    },
  );
});

describe('siteOf', () => {
  it.each(['/aqua', 'aqua/', '/aqua/'])('finds a site whose folder is written %s', (virtualFolder) => {
    const site = { ...oneOf(anyEventSite()), virtualFolder };
    expect(sitePlace([site], '/aqua/tasks')).toEqual({
      site,
      siteName: site.site,
      folder: 'aqua',
      path: '/tasks',
    });
  });

  it.prop([fc.constantFrom('', '/'), fc.constantFrom('/', '/nl', '/nl/', '/events/101')])(
    'finds no site without a folder, so that the list of events stays a page of no event',
    (virtualFolder, address) => {
      expect(siteOf([{ ...oneOf(anyEventSite()), virtualFolder }], address)).toBeUndefined();
    },
  );
});

describe('ids on the wire', () => {
  const anyId = fc.oneof(
    fc.stringMatching(/^[0-9]{1,19}$/),
    fc.stringMatching(/^[A-Za-z0-9-]{1,65}$/),
    fc.string(),
    fc.nat(),
    fc.constant(null),
  );

  it.prop([anyId])('are accepted exactly in their form', (id) => {
    const isText = typeof id === 'string';
    expect(EventIdSchema.safeParse(id).success).toBe(isText && eventIdOf(id) !== undefined);
    expect(ParticipationIdSchema.safeParse(id).success).toBe(isText && participationIdOf(id) !== undefined);
  });
});
