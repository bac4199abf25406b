import {
  hasScope,
  isServiceKeySecret,
  levelOf,
  SERVICE_KEY_AREAS,
  SERVICE_KEY_NAME_MAX,
  SERVICE_KEY_SCOPES,
  SERVICE_KEYS_MAX,
  type ServiceKeyForm,
  serviceKeyCountFaults,
  serviceKeyExpiry,
  serviceKeyFaults,
  serviceKeyState,
  withLevel,
} from '@fairdesk/core/organiser';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const NOW = new Date('2026-11-25T12:00:00Z');
const AT = { timeZone: 'Europe/Amsterdam', now: NOW };
const moments = fc.date({
  noInvalidDate: true,
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
});
const zones = fc.constantFrom(
  'Europe/Amsterdam',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
);
const areas = fc.constantFrom(...SERVICE_KEY_AREAS);
const levels = fc.constantFrom('read' as const, 'write' as const, undefined);
const scopes = fc
  .array(fc.tuple(areas, levels))
  .map((steps) =>
    steps.reduce((all, [area, level]) => withLevel(all, area, level), withLevel([], 'news', undefined)),
  );
const FORM: ServiceKeyForm = { name: 'CRM', scopes: ['companies:read'], lastDay: '' };

describe('serviceKeyState', () => {
  it.prop([moments, moments])('is revoked whatever its end, and active without one', (one, now) => {
    const moment = one.toISOString();
    expect(serviceKeyState({ revoked: moment }, now)).toBe('revoked');
    expect(serviceKeyState({ revoked: moment, expires: moment }, now)).toBe('revoked');
    expect(serviceKeyState({}, now)).toBe('active');
    for (const noDay of ['', 'soon', '2027-02-30', '9999-12-31'])
      expect(serviceKeyExpiry(noDay, 'UTC')).toBeUndefined();
  });

  it.prop([
    fc.record({
      revoked: fc.option(moments, { nil: undefined }),
      expires: fc.option(moments, { nil: undefined }),
    }),
    moments,
    moments,
  ])('once ended, never becomes active again', ({ revoked, expires }, one, other) => {
    const key = { revoked: revoked?.toISOString(), expires: expires?.toISOString() };
    const [earlier, later] = one < other ? [one, other] : [other, one];
    const first = serviceKeyState(key, earlier);
    if (first !== 'active') expect(serviceKeyState(key, later)).toBe(first);
  });

  it.prop([zones, moments, fc.integer({ min: 0, max: 500 })])(
    'is active through the last day of the zone, and expired on the next',
    (timeZone, now, days) => {
      const lastDay = addDays(dayIn(timeZone, now), days);
      const expires = serviceKeyExpiry(lastDay, timeZone);
      const end = new Date(String(expires));
      expect(serviceKeyState({ expires }, now)).toBe('active');
      expect(serviceKeyState({ expires }, new Date(end.getTime() - 1))).toBe('active');
      expect(serviceKeyState({ expires }, end)).toBe('expired');
      expect(dayIn(timeZone, new Date(end.getTime() - 1))).toBe(lastDay);
    },
  );
});

describe('scopes', () => {
  it.prop([scopes, areas, levels])('change in one area alone', (all, area, level) => {
    const changed = withLevel(all, area, level);
    expect(levelOf(changed, area)).toBe(level);
    expect(changed.filter((scope) => scope.startsWith(area))).toEqual(level ? [`${area}:${level}`] : []);
    for (const other of SERVICE_KEY_AREAS.filter((each) => each !== area))
      expect(levelOf(changed, other)).toBe(levelOf(all, other));
    expect(serviceKeyFaults({ ...FORM, scopes: changed }, AT)).toHaveLength(changed.length === 0 ? 1 : 0);
  });

  it.prop([scopes, areas])('that write also read', (all, area) => {
    if (hasScope(all, area, 'write')) expect(hasScope(all, area, 'read')).toBe(true);
    expect(hasScope(all, area, 'read')).toBe(levelOf(all, area) !== undefined);
  });
});

describe('serviceKeyFaults', () => {
  const codesOf = (form: Partial<ServiceKeyForm>) =>
    serviceKeyFaults({ ...FORM, ...form }, AT).map(({ path, code }) => `${path} ${code}`);

  example.each([
    [{}, []],
    [{ name: ' ' }, ['name forms-required']],
    [{ name: 'é'.repeat(SERVICE_KEY_NAME_MAX) }, []],
    [{ name: 'é'.repeat(SERVICE_KEY_NAME_MAX + 1) }, ['name forms-maxlength']],
    [{ scopes: [] }, ['scopes service-key-scopes']],
    [{ scopes: ['news:read', 'news:write'] }, ['scopes service-key-scopes']],
    [{ scopes: SERVICE_KEY_SCOPES.filter((scope) => scope.endsWith(':write')) }, []],
    [{ lastDay: '2026-11-25' }, []],
    [{ lastDay: '2026-11-24' }, ['lastDay service-key-past']],
    [{ lastDay: '2026-02-30' }, ['lastDay forms-date']],
  ] satisfies [Partial<ServiceKeyForm>, string[]][])('of %o are %o', (form, faults) => {
    expect(codesOf(form)).toEqual(faults);
  });

  example('count active keys only', () => {
    const active = Array.from({ length: SERVICE_KEYS_MAX }, () => ({}));
    expect(serviceKeyCountFaults(active, NOW)).toEqual([
      { path: 'name', code: 'service-keys-max', params: { max: SERVICE_KEYS_MAX } },
    ]);
    expect(serviceKeyCountFaults([...active.slice(1), { revoked: NOW.toISOString() }], NOW)).toEqual([]);
  });
});

example('isServiceKeySecret knows the prefix and the length', () => {
  expect(isServiceKeySecret(`fdk_${'a'.repeat(43)}`)).toBe(true);
  for (const other of [
    'a'.repeat(47),
    `fdk_${'a'.repeat(42)}`,
    `fdk_${'a'.repeat(44)}`,
    `fdk_${'/'.repeat(43)}`,
  ])
    expect(isServiceKeySecret(other)).toBe(false);
});
