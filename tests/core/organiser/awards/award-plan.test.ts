import {
  type AwardForm,
  awardFaults,
  awardFormOf,
  awardTimesOf,
  NO_TEXTS,
  saveAward,
} from '@fairdesk/core/organiser';
import { isDay, LANGUAGES, NAME_MAX } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const anyZone = fc.constantFrom('Europe/Amsterdam', 'Pacific/Apia', 'America/St_Johns', 'UTC');
const anyMoment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyLimit = fc.oneof(fc.constant(''), anyMoment);
const titles = { ...NO_TEXTS, en: 'Innovation award' };
const entrants = { types: ['START_UP'], onlyNovelties: true, categories: ['c1'] };
const award = (opensAt: string, closesAt: string) => ({
  ...{ code: 'a', version: '1', titles, opensAt, closesAt },
  ...entrants,
});

describe('the period of an award', () => {
  it.prop([anyLimit, anyLimit, anyZone])(
    'stays as it is while the form shows it',
    (opensAt, closesAt, zone) => {
      const stored = award(opensAt, closesAt);
      expect(awardTimesOf(awardFormOf(stored, zone), zone, stored)).toEqual({ opensAt, closesAt });
    },
  );

  it.prop([anyMoment, anyZone])('is read back as it was written, to the minute', (moment, zone) => {
    const wanted = awardFormOf(award(moment, ''), zone);
    const times = awardTimesOf(wanted, zone, award('', ''));
    expect(awardFormOf(award(times.opensAt, times.closesAt), zone)).toEqual(wanted);
  });
});

describe('the form of an award', () => {
  it.prop([fc.string(), fc.string(), anyZone])(
    'never throws: no day or time is no limit',
    (day, time, zone) => {
      fc.pre(!isDay(day));
      const form = { opensDay: day, opensTime: time, closesDay: day, closesTime: time };
      expect(awardTimesOf(form, zone, award('', ''))).toEqual({ opensAt: '', closesAt: '' });
    },
  );

  example('shows its limits as clocks at the fair show them, and everything else as it is', () => {
    expect(awardFormOf(award('2027-07-01T22:30:00Z', ''), 'Europe/Amsterdam')).toEqual({
      ...{ titles, ...entrants },
      ...{ opensDay: '2027-07-02', opensTime: '00:30', closesDay: '', closesTime: '23:59' },
    });
    expect(awardFormOf(award('', '2027-01-10T16:00:05Z'), 'Europe/Amsterdam')).toEqual({
      ...{ titles, ...entrants },
      ...{ opensDay: '', opensTime: '00:00', closesDay: '2027-01-10', closesTime: '17:00' },
    });
  });

  it.prop([
    fc.tuple(anyLimit, anyLimit),
    fc.tuple(anyMoment, anyMoment),
    fc.subarray(['opensDay', 'opensTime', 'closesDay', 'closesTime'] as const),
  ])('changes a limit to what it shows, and never the other one', (limits, others, fields) => {
    const stored = award(...limits);
    const before = awardFormOf(stored, 'UTC');
    const other = awardFormOf(award(...others), 'UTC');
    const form = { ...before, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
    const times = awardTimesOf(form, 'UTC', stored);
    const after = awardFormOf(award(times.opensAt, times.closesAt), 'UTC');
    for (const limit of ['opens', 'closes'] as const) {
      const [day, time] = [`${limit}Day`, `${limit}Time`] as const;
      if (form[day] === '') expect(times[`${limit}At`]).toBe('');
      else expect([after[day], after[time]]).toEqual([form[day], form[time]]);
      if (before[day] === form[day] && before[time] === form[time])
        expect(times[`${limit}At`]).toBe(stored[`${limit}At`]);
    }
    const open = awardTimesOf({ ...form, opensDay: '', closesDay: '' }, 'UTC', stored);
    expect(open).toEqual({ opensAt: '', closesAt: '' });
  });
});

describe('awardFaults', () => {
  const form: AwardForm = {
    ...{ titles, opensDay: '2027-01-01', opensTime: '00:00' },
    ...{ closesDay: '2027-01-10', closesTime: '17:00' },
    ...entrants,
  };
  const codesOf = (part: Partial<AwardForm>) =>
    awardFaults({ ...form, ...part }).map(({ path, code }) => `${path} ${code}`);

  example('accept no limits, and an end after the start only', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ opensDay: '', closesDay: '' })).toEqual([]);
    expect(codesOf({ closesDay: '2027-01-01', closesTime: '00:00' })).toEqual([
      'closesDay award-ends-before-start',
    ]);
    expect(codesOf({ closesDay: '2027-01-01', closesTime: '00:01' })).toEqual([]);
  });

  example('name the field of a title, a day and a time', () => {
    expect(codesOf({ titles: NO_TEXTS, opensDay: '2027-02-30', closesTime: '24:00' })).toEqual([
      'titles forms-required',
      'opensDay forms-date',
      'closesTime forms-time',
    ]);
  });

  example.each([
    ['1970-01-01', true],
    ['1970-01-02', false],
    ['9998-12-31', false],
    ['9999-01-01', true],
    ['2027-01-01T00:00', true],
  ])('accept days of any fair: %s is outside them: %j', (day, isOutside) => {
    expect(codesOf({ opensDay: day, closesDay: '' })).toEqual(isOutside ? ['opensDay forms-date'] : []);
    expect(codesOf({ opensDay: '', closesDay: day })).toEqual(isOutside ? ['closesDay forms-date'] : []);
  });

  it.prop([anyMoment, anyMoment])('compare the whole limits, and never one alone', (one, other) => {
    const { opensDay, opensTime } = awardFormOf(award(one, ''), 'UTC');
    const { closesDay, closesTime } = awardFormOf(award('', other), 'UTC');
    const limits = { opensDay, opensTime, closesDay, closesTime };
    const isAfter = other.slice(0, 16) > one.slice(0, 16);
    expect(codesOf(limits)).toEqual(isAfter ? [] : ['closesDay award-ends-before-start']);
    expect(codesOf({ ...limits, opensDay: '' })).toEqual([]);
    expect(codesOf({ ...limits, closesDay: '' })).toEqual([]);
  });

  it.prop([fc.constantFrom(...LANGUAGES), fc.integer({ min: -2, max: 2 })])(
    'limit a title in each language',
    (language, more) => {
      expect(codesOf({ titles: { ...NO_TEXTS, [language]: 'x'.repeat(NAME_MAX + more) } })).toEqual(
        more > 0 ? [`titles.${language} forms-maxlength`] : [],
      );
    },
  );

  example('keep an invalid form in the browser', async () => {
    const sent: AwardForm[] = [];
    const send = (saved: AwardForm) => {
      sent.push(saved);
      return okAsync({ awards: [], types: [], categories: [], timeZone: 'UTC' });
    };
    const save = saveAward({ create: send, save: (_code, saved) => send(saved) });
    for (const edited of [undefined, { code: 'a', version: '1' }]) {
      expect((await save({ ...form, titles: NO_TEXTS }, edited)).isErr()).toBe(true);
      expect((await save(form, edited)).isOk()).toBe(true);
    }
    expect(sent).toEqual([form, form]);
  });
});
