import { EVERYONE } from '@fairdesk/core/events';
import {
  DEFAULT_EXHIBITOR_COLUMNS,
  EXHIBITOR_COLUMNS,
  ExhibitorIdSchema,
  exhibitorColumnsOf,
  isLastAdmin,
  lateTasks,
  MAIL_STATES,
  type MessageForm,
  mailActionOf,
  messageFaults,
  NEW_MESSAGE,
  NO_TEXTS,
  periodFormOf,
  periodOf,
  TEAM_ROLES,
  type TeamChange,
  type TeamMember,
  teamFaults,
  toggleColumn,
} from '@fairdesk/core/organiser';
import { EMAIL_MAX, instantOf, participationIdOf, toCompact } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

type Member = Pick<TeamMember, 'email' | 'role' | 'isMember'>;
const emails = fc.constantFrom('anna@fair.example', 'bo@fair.example');
const roles = fc.constantFrom(...TEAM_ROLES);
/** Small teams, most of them with administrators. */
const teams = fc.array(
  fc.record({ email: emails, role: fc.oneof(roles, fc.constant('admin' as const)), isMember: fc.boolean() }),
  { maxLength: 3 },
);

describe('teamFaults', () => {
  const isOnlyAdmin = (team: readonly Member[], email: string, role: string) => {
    const admins = team.filter((one) => one.isMember && one.role === 'admin').map((one) => one.email);
    return role === 'admin' && new Set(admins).size === 1 && admins.includes(email);
  };

  it.prop([teams, emails, roles, roles, fc.boolean()])(
    'reject exactly a change that takes the role of the only administrator',
    (team, email, from, role, isRemoval) => {
      const change: TeamChange = isRemoval
        ? { kind: 'remove', email, role: from }
        : { kind: 'role', email, from, role };
      const isRejected = isOnlyAdmin(team, email, from) && (isRemoval || role !== from);
      expect(isLastAdmin(team, { email, role: from })).toBe(isOnlyAdmin(team, email, from));
      expect(teamFaults(team, change)).toEqual(
        isRejected ? [{ path: 'email', code: 'team-last-admin' }] : [],
      );
    },
  );

  it.prop([teams, roles, fc.constantFrom(-1, 0, 1), fc.boolean()])(
    'reject an invitation exactly for an invalid address, whatever the team',
    (team, role, more, isAddress) => {
      const domain = `@${'a.'.repeat(96)}example`;
      const address = `${'x'.repeat(EMAIL_MAX + more - domain.length)}${domain}`;
      const email = isAddress ? address : 'anna';
      const faults = teamFaults(team, { kind: 'invite', email, role, language: 'nl' });
      expect(faults).toEqual(isAddress && more <= 0 ? [] : [{ path: 'email', code: 'forms-email' }]);
    },
  );
});

describe('mailActionOf', () => {
  it.prop([fc.constantFrom(...MAIL_STATES), fc.boolean()])(
    'cancels exactly what waits, and sends again exactly what failed or is unsure and has a text',
    (state, hasText) => {
      const canResend = hasText && (state === 'failed' || state === 'unsure');
      const action = state === 'waiting' ? 'cancel' : undefined;
      expect(mailActionOf({ state, hasText })).toBe(canResend ? 'resend' : action);
    },
  );
});

describe('the columns of exhibitors', () => {
  const column = fc.constantFrom(...EXHIBITOR_COLUMNS);

  it.prop([fc.subarray([...EXHIBITOR_COLUMNS]), column])(
    'change in the toggled one only',
    (columns, toggled) => {
      const changed = toggleColumn(columns, toggled);
      const isIn = (each: (typeof columns)[number]) => columns.includes(each) !== (each === toggled);
      expect(changed).toEqual(EXHIBITOR_COLUMNS.filter(isIn));
    },
  );

  it.prop([fc.subarray([...EXHIBITOR_COLUMNS])])(
    'are the default only until others are stored',
    (columns) => {
      expect(exhibitorColumnsOf([...columns.toReversed(), 'unknown'].join(','))).toEqual(columns);
      expect(exhibitorColumnsOf(undefined)).toEqual(DEFAULT_EXHIBITOR_COLUMNS);
    },
  );
});

describe('ExhibitorIdSchema', () => {
  it.prop([fc.oneof(fc.stringMatching(/^[A-Za-z0-9-]{1,65}$/), fc.string(), fc.constant('../7'))])(
    'accepts exactly the ids of participations',
    (text) => {
      const parsed = ExhibitorIdSchema.safeParse(text);
      expect(parsed.success).toBe(participationIdOf(text) !== undefined);
      if (parsed.success) expect(parsed.data).toBe(text);
    },
  );
});

describe('lateTasks', () => {
  const DUE = toCompact(new Date('2027-01-12T12:00:00Z'));
  const LATER = toCompact(new Date('2027-01-14T12:00:00Z'));
  const rule = fc.record({
    code: fc.constantFrom('drawing', 'power'),
    required: fc.boolean(),
    due: fc.constantFrom(DUE, LATER),
    type: fc.subarray(['EXHIBITOR', 'PRESS']),
  });
  const codes = fc.subarray(['drawing', 'power']);

  it.prop([fc.array(rule), codes, codes, fc.constantFrom(0, 1, 86_400_000, 3 * 86_400_000)])(
    'has exactly the required tasks of the company past their deadlines and not completed',
    (rules, completed, extended, after) => {
      const tasks = rules.map(({ type, ...rest }) => ({ ...rest, audience: { ...EVERYONE, type } }));
      const company = {
        places: { ...EVERYONE, type: ['EXHIBITOR'] },
        completed: new Set(completed),
        deadlines: new Map(extended.map((code) => [code, LATER])),
      };
      const now = new Date(instantOf(DUE).getTime() + after);
      const expected = tasks.filter(({ code, required, due }, place) => {
        const type = rules[place]?.type ?? [];
        const isOf = type.length === 0 || type.includes('EXHIBITOR');
        const deadline = extended.includes(code) ? LATER : due;
        return isOf && required && !completed.includes(code) && instantOf(deadline) < now;
      });
      expect(lateTasks(tasks, company, now)).toEqual(expected);
    },
  );
});

describe('the period of a message', () => {
  const valid: MessageForm = {
    ...NEW_MESSAGE,
    titles: { ...NO_TEXTS, en: 'Hall 8' },
    contents: { ...NO_TEXTS, en: '<p>At six.</p>' },
  };
  const days = fc.constantFrom('', '1970-01-01', '1970-01-02', '9998-12-31', '9999-01-01', '2027-02-29');
  const times = fc.constantFrom('00:00', '23:59', '24:00');
  const faultOf = (name: string, day: string, time: string) => {
    if (day === '') return [];
    if (!['1970-01-02', '9998-12-31'].includes(day)) return [{ path: `${name}Day`, code: 'forms-date' }];
    return time === '24:00' ? [{ path: `${name}Time`, code: 'forms-time' }] : [];
  };

  it.prop([days, times, days, times])(
    'has a fault for each invalid moment, or one for an end before the start',
    (fromDay, fromTime, untilDay, untilTime) => {
      const faults = [...faultOf('from', fromDay, fromTime), ...faultOf('until', untilDay, untilTime)];
      const isWhole = faults.length === 0 && fromDay !== '' && untilDay !== '';
      const isBackwards = isWhole && `${untilDay} ${untilTime}` < `${fromDay} ${fromTime}`;
      expect(messageFaults({ ...valid, fromDay, fromTime, untilDay, untilTime })).toEqual(
        isBackwards ? [{ path: 'untilDay', code: 'forms-period' }] : faults,
      );
    },
  );

  it.prop([fc.constantFrom('09:00', '09:01'), fc.constantFrom('17:00', '17:01'), fc.boolean()])(
    'stores exactly the minutes of the form, and no moment without a day',
    (fromTime, untilTime, isEmpty) => {
      const day = isEmpty ? '' : '2027-01-12';
      const stored = periodOf({ fromDay: day, fromTime: '09:00', untilDay: day, untilTime: '17:00' }, 'UTC');
      const period = periodOf({ fromDay: day, fromTime, untilDay: day, untilTime }, 'UTC', stored);
      const at = (time: string) => (isEmpty ? undefined : `2027-01-12T${time}:00.000Z`);
      expect(period).toEqual({ publishFrom: at(fromTime), publishUntil: at(untilTime) });
      expect(periodFormOf({}, 'UTC')).toEqual({
        fromDay: '',
        fromTime: '00:00',
        untilDay: '',
        untilTime: '23:59',
      });
    },
  );
});
