import {
  type AwardForm,
  awardFaults,
  awardFormOf,
  awardTimesOf,
  NO_TEXTS,
  saveAward,
} from '@fairdesk/core/organiser';
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
