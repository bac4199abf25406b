import { eventStanding, siteVisibility } from '@fairdesk/core/events';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { anyFairInstant, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const days = fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -400, max: 400 }));
const published = fc.constantFrom('PUBLIC', 'PUBLISHED');
const unpublished = fc.constantFrom('', 'DRAFT');

describe('siteVisibility', () => {
  it.prop([anyFairInstant, anyTimeZone, days, days, published])(
    'hides exhibitors after the public end date and everything from the archive date, in the fair’s time zone',
    (now, timeZone, end, archive, publicationStatus) => {
      const today = dayIn(timeZone, now);
      const event = {
        ...{ publicationStatus, timeZone, publicEndDate: addDays(today, end) },
        archiveAt: addDays(today, archive),
      };
      const open = end < 0 ? 'pages' : 'all';
      expect(siteVisibility(event, now)).toBe(archive <= 0 ? 'nothing' : open);
      expect(siteVisibility({ ...event, archiveAt: '' }, now)).toBe(open);
      expect(siteVisibility({ ...event, archiveAt: '', publicEndDate: '' }, now)).toBe('all');
    },
  );

  it.prop([anyFairInstant, anyTimeZone, unpublished])(
    'never shows a draft, on any date',
    (now, timeZone, publicationStatus) => {
      const event = { publicationStatus, timeZone, publicEndDate: '', archiveAt: '' };
      expect(siteVisibility(event, now)).toBe('nothing');
    },
  );

  it.prop([anyFairInstant, anyTimeZone, fc.constantFrom(-1, 0, 1)])(
    'treats an archive timestamp as that exact instant',
    (now, timeZone, ms) => {
      const archiveAt = new Date(now.getTime() + ms).toISOString();
      const event = { publicationStatus: 'PUBLIC', timeZone, publicEndDate: '', archiveAt };
      expect(siteVisibility(event, now)).toBe(ms <= 0 ? 'nothing' : 'all');
      expect(eventStanding({ ...event, status: '' }, now)).toBe(ms <= 0 ? 'archived' : 'open');
    },
  );
});
