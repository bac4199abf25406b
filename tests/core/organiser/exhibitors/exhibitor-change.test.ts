import {
  canBeBelow,
  EVERY_EXHIBITOR,
  type ExhibitorChange,
  exhibitorChangeFaults,
  exhibitorSearchWords,
  exhibitorTaskFaults,
  isAnonymous,
  MAIL_PAGE_SIZE,
  planReminders,
  previewReminder,
  REMINDER_DAYS,
  type ReminderOffice,
  resendMails,
  STAND_TEXT_MAX,
  saveExhibitorView,
  saveReminders,
  selectionBody,
  selectionOf,
  signInSince,
  VIEW_NAME_MAX,
} from '@fairdesk/core/organiser';
import { EMAIL_MAX } from '@fairdesk/core/shared';
import { anyExhibitorQuery, anyFairInstant, anyParticipationId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const lengths = fc.constantFrom(0, 1, STAND_TEXT_MAX, STAND_TEXT_MAX + 1);
const codesOf = (change: ExhibitorChange) =>
  exhibitorChangeFaults(change).map(({ path, code }) => `${path} ${code}`);

describe('exhibitorChangeFaults', () => {
  it.prop([lengths, lengths, fc.boolean()])(
    'require the number of a stand, and limit the length of number and hall',
    (numberLength, hallLength, isNew) => {
      const stand = { number: '8'.repeat(numberLength), hall: '8'.repeat(hallLength) };
      expect(
        codesOf(isNew ? { kind: 'add-stand', ...stand } : { kind: 'save-stand', id: '1', ...stand }),
      ).toEqual([
        ...(numberLength === 0 ? ['number forms-required'] : []),
        ...(numberLength > STAND_TEXT_MAX ? ['number forms-maxlength'] : []),
        ...(hallLength > STAND_TEXT_MAX ? ['hall forms-maxlength'] : []),
      ]);
    },
  );

  it.prop([fc.constantFrom(EMAIL_MAX - 1, EMAIL_MAX, EMAIL_MAX + 1)])(
    'limit the length of an address',
    (length) => {
      const domain = `@${'a.'.repeat(96)}example`;
      const email = `${'x'.repeat(length - domain.length)}${domain}`;
      const invite = { kind: 'invite', role: 'owner', language: 'en' } as const;
      expect(codesOf({ ...invite, email })).toEqual(length > EMAIL_MAX ? ['email forms-email'] : []);
      expect(codesOf({ ...invite, email: 'anna' })).toEqual(['email forms-email']);
      expect(codesOf({ kind: 'revoke', email: '' })).toEqual([]);
    },
  );
});

describe('exhibitorTaskFaults', () => {
  it.prop([fc.constantFrom('', 'drawing'), fc.constantFrom<'complete' | 'extend'>('complete', 'extend')])(
    'require a task always, and a deadline exactly to extend it',
    (code, action) => {
      const faults = exhibitorTaskFaults({ code, action, day: '', time: '23:59' });
      expect(faults).toEqual([
        ...(code === '' ? [{ path: 'code', code: 'forms-required' }] : []),
        ...(action === 'extend' ? [{ path: 'day', code: 'forms-date' }] : []),
      ]);
    },
  );
});

describe('a selection of exhibitors', () => {
  it.prop([anyExhibitorQuery(['c-1']), fc.array(anyParticipationId), fc.boolean()])(
    'is the same after its way to the server',
    ({ filter }, ids, hasIds) => {
      const selection = hasIds ? { ids } : { allOf: filter, except: ids };
      expect(selectionOf(JSON.parse(JSON.stringify(selectionBody(selection))))).toEqual(selection);
      expect(selectionOf({ allOf: {}, except: ids })).toEqual({ allOf: EVERY_EXHIBITOR.filter, except: ids });
    },
  );
});

describe('saveExhibitorView', () => {
  const list = { saveView: () => okAsync(undefined as never) };

  it.prop([fc.constantFrom('', ' ', '   '), fc.string({ maxLength: 2 * VIEW_NAME_MAX })])(
    'never saves a blank name, one with spaces around it, or one too long',
    async (space, text) => {
      const saved = await saveExhibitorView(list)({ name: `${space}${text}${space}`, address: '?q=a' });
      expect(saved.isErr()).toBe(text.trim() === '');
      if (saved.isErr())
        expect(saved.error).toEqual({ kind: 'rejected', reason: 'view-needs-name', fields: [] });
      else {
        expect(saved.value.address).toBe('?q=a');
        expect(saved.value.name).toBe(saved.value.name.trim());
        expect(saved.value.name.length).toBeLessThanOrEqual(VIEW_NAME_MAX);
        expect(text.trim().startsWith(saved.value.name)).toBe(true);
      }
    },
  );

  it.prop([fc.integer({ min: VIEW_NAME_MAX - 1, max: VIEW_NAME_MAX + 1 })])(
    'cuts a name to its limit, without counting the space around it',
    async (length) => {
      const { name } = (
        await saveExhibitorView(list)({ name: `  ${'x'.repeat(length)} y`, address: '' })
      )._unsafeUnwrap();
      expect(name).toBe('x'.repeat(Math.min(length, VIEW_NAME_MAX)));
    },
  );
});

describe('the schedule of reminders', () => {
  it.prop([
    fc.option(fc.array(fc.oneof(fc.constantFrom(...REMINDER_DAYS), fc.integer())), { nil: undefined }),
  ])('never has a day that is not offered, and has each once', async (schedule) => {
    const sent: unknown[] = [];
    const record = (...args: unknown[]) => {
      sent.push(args);
      return okAsync(undefined as never);
    };
    const office: ReminderOffice = { plan: record, preview: record, save: record };
    const offered = REMINDER_DAYS.filter((day) => schedule?.includes(day));
    await planReminders(office)(schedule, 'kas');
    await previewReminder(office)('anna@fair.example', schedule ?? []);
    await saveReminders(office)({ isOn: true, schedule: schedule ?? [] }, '3');
    expect(sent).toEqual([
      [schedule === undefined ? undefined : offered, 'kas'],
      ['anna@fair.example', offered],
      [{ isOn: true, schedule: offered }, '3'],
    ]);
  });
});

describe('resendMails', () => {
  it.prop([fc.integer({ min: MAIL_PAGE_SIZE - 1, max: MAIL_PAGE_SIZE + 1 })])(
    'sends each mail once, and at most a page of them',
    async (count) => {
      const ids = Array.from({ length: count }, (_, place) => `${place}`);
      const sent: (readonly string[])[] = [];
      const resendAll = (some: readonly string[]) => {
        sent.push(some);
        return okAsync([]);
      };
      await resendMails({ resendAll })([...ids, ...ids]);
      expect(sent).toEqual([ids.slice(0, MAIL_PAGE_SIZE)]);
    },
  );
});

describe('a search for exhibitors', () => {
  it.prop([fc.array(fc.stringMatching(/^\w+$/)), fc.constantFrom(' ', '  ', '\t')])(
    'has every word once folded, and no empty one',
    (words, space) => {
      const text = `${space}${words.join(space)}${space}`;
      expect(exhibitorSearchWords(text, (whole) => whole.toLowerCase())).toEqual(
        words.map((word) => word.toLowerCase()),
      );
    },
  );

  it.prop([anyFairInstant, fc.nat(400)])('counts days of 24 hours before now', (now, days) => {
    expect(now.getTime() - signInSince(days, now).getTime()).toBe(days * 24 * 3_600_000);
  });
});

describe('isAnonymous', () => {
  it.each([
    ['', true],
    ['user:', true],
    ['user:7', false],
  ])('of the subject %j is %s', (subject, isWithout) => {
    expect(isAnonymous({ subject })).toBe(isWithout);
  });
});

describe('canBeBelow', () => {
  const categories = [
    { id: 'm', level: 'main' },
    { id: 's', level: 'sub' },
    { id: 'l', level: 'leaf' },
  ] as const;

  it.prop([fc.constantFrom('', 'm', 's', 'l', 'unknown'), fc.constantFrom(...categories)])(
    'allows each level exactly below the one above it',
    (parent, { level }) => {
      const above = { main: '', sub: 'm', leaf: 's' }[level];
      expect(canBeBelow(categories, level, parent)).toBe(parent === above);
    },
  );
});
