import { isClosed, maySubmit } from '@fairdesk/core/awards';
import { messageStateOf } from '@fairdesk/core/dashboard';
import { eventStanding, isInSyncWindow, siteVisibility } from '@fairdesk/core/events';
import { newsState } from '@fairdesk/core/news';
import { agendaStatuses } from '@fairdesk/core/page';
import { productState } from '@fairdesk/core/products';
import { anyProductImage, anyTimeZone, oneOf } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';
import { dayNumber } from './calendar.ts';

/** Few days, so that both ends of a period are often today. */
const days = ['2027-01-25', '2027-01-26', '2027-01-27', '2027-02-01'] as const;
const today = fc.constantFrom(...days);
const bound = fc.constantFrom('', ...days);
/** As services store a day. */
const storedBound = bound.map((day) => (day === '' ? '' : `${day}T00:00:00.000Z`));

/** Whether a day is neither before the first nor after the last one. */
const isDuring = (day: string, from: string, until: string): boolean => {
  const number = dayNumber(day);
  const tooEarly = from !== '' && number < dayNumber(from.slice(0, 10));
  const tooLate = until !== '' && number > dayNumber(until.slice(0, 10));
  return !(tooEarly || tooLate);
};

describe('what visitors see, by a second implementation', () => {
  const standing = fc.record({
    profileIsPublic: fc.boolean(),
    isApproved: fc.boolean(),
    hideNovelty: fc.boolean(),
  });
  const image = oneOf(anyProductImage);
  const product = fc.record({
    isNovelty: fc.boolean(),
    images: fc.constantFrom([], [image]),
    publicFrom: storedBound,
    publicUntil: storedBound,
  });
  agrees(
    'of a product is the same',
    fc.tuple(product, standing, today),
    productState,
    (given, { profileIsPublic, isApproved, hideNovelty }, day) => {
      if (given.isNovelty && !hideNovelty && given.images.length === 0) return 'incomplete';
      if (!isApproved) return 'inReview';
      return profileIsPublic && isDuring(day, given.publicFrom, given.publicUntil) ? 'public' : 'hidden';
    },
  );

  agrees(
    'of a news item is the same',
    fc.tuple(fc.record({ validFrom: storedBound, validTo: storedBound }), standing, today),
    newsState,
    ({ validFrom, validTo }, { profileIsPublic, isApproved }, day) => {
      if (!isApproved) return 'inReview';
      return profileIsPublic && isDuring(day, validFrom, validTo) ? 'public' : 'hidden';
    },
  );

  const moments = [
    '2027-01-26T08:59:00Z',
    '2027-01-26T09:00:00Z',
    '2027-01-26T09:00:30Z',
    '2027-01-26T09:00:59Z',
    '2027-01-26T09:01:00Z',
    '2027-01-26T23:59:59Z',
    '2027-01-27T00:00:00Z',
  ] as const;
  const moment = fc.constantFrom(...moments);
  const messageBound = fc.constantFrom(
    '',
    null,
    undefined,
    '2027-01-26',
    '2027-01-26T09:00:00Z',
    '2027-01-26T09:00:00.000Z',
  );
  agrees(
    'of a message is the same',
    fc.tuple(messageBound, messageBound, moment),
    (publishFrom, publishUntil, at) => messageStateOf({ publishFrom, publishUntil }, new Date(at)),
    (from, until, at) => {
      const now = Date.parse(at);
      if (from && now < Date.parse(from)) return 'planned';
      if (!until) return 'shown';
      const lasts = until.length === 10 ? 24 * 60 : 1;
      return now < Date.parse(until) + lasts * 60_000 ? 'shown' : 'over';
    },
  );

  const limit = fc.constantFrom('', ...moments);
  agrees(
    'within the sync window is the same',
    fc.tuple(limit, limit, moment),
    (start, end, at) => isInSyncWindow({ start, end }, new Date(at)),
    (start, end, at) =>
      (start === '' || Date.parse(start) <= Date.parse(at)) &&
      (end === '' || Date.parse(at) <= Date.parse(end)),
  );

  /** The calendar day in a zone, by its own format. */
  const dayAt = (timeZone: string, at: Date): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
  /** Around midnight in some zone. */
  const instant = fc
    .integer({ min: -48, max: 120 })
    .map((half) => new Date(Date.parse('2027-01-26T00:00:00Z') + half * 1_800_000));
  const place = fc.tuple(anyTimeZone, instant);
  agrees(
    'of a website is the same',
    fc.tuple(fc.constantFrom('', 'DRAFT', 'PUBLIC'), bound, bound, place),
    (publicationStatus, publicEndDate, archiveAt, [timeZone, now]) =>
      siteVisibility({ publicationStatus, publicEndDate, archiveAt, timeZone }, now),
    (publicationStatus, publicEndDate, archiveAt, [timeZone, now]) => {
      const day = dayNumber(dayAt(timeZone, now));
      const isArchived = archiveAt !== '' && day >= dayNumber(archiveAt);
      if (publicationStatus !== 'PUBLIC' || isArchived) return 'nothing';
      return publicEndDate !== '' && day > dayNumber(publicEndDate) ? 'pages' : 'all';
    },
  );
  agrees(
    'of changes that an event allows is the same',
    fc.tuple(fc.constantFrom('CONFIRMED', 'CANCELLED'), bound, place),
    (status, archiveAt, [timeZone, now]) => eventStanding({ status, archiveAt, timeZone }, now),
    (status, archiveAt, [timeZone, now]) => {
      if (status === 'CANCELLED') return 'cancelled';
      const day = dayNumber(dayAt(timeZone, now));
      return archiveAt !== '' && day >= dayNumber(archiveAt) ? 'archived' : 'open';
    },
  );

  const graceMoment = fc.constantFrom(
    ...moments,
    '2027-01-26T09:14:59Z',
    '2027-01-26T09:15:00Z',
    '2027-01-26T09:15:01Z',
  );
  agrees(
    'of an award is open, and accepts drafts, at the same times',
    fc.tuple(limit, limit, graceMoment),
    (opensAt, closesAt, at) => {
      const now = new Date(at);
      return [isClosed({ opensAt, closesAt }, now), maySubmit({ opensAt, closesAt }, now)];
    },
    (opensAt, closesAt, at) => {
      const now = Date.parse(at);
      const hasOpened = opensAt === '' || now >= Date.parse(opensAt);
      const endsAt = closesAt === '' ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
      return [!hasOpened || now >= endsAt, hasOpened && now < endsAt + 15 * 60_000];
    },
  );

  agrees(
    'of an agenda has the same states',
    fc.tuple(fc.array(today, { maxLength: 6 }), today),
    agendaStatuses,
    (agenda, day) => {
      const ahead = agenda.filter((each) => dayNumber(each) >= dayNumber(day));
      const next = ahead.length === 0 ? -1 : agenda.indexOf(ahead.toSorted()[0] as (typeof days)[number]);
      return agenda.map((each, at) => {
        if (dayNumber(each) < dayNumber(day)) return 'expired';
        return at === next ? 'active' : 'idle';
      });
    },
  );
});
