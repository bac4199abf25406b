import { absoluteEndOf, expiryOf, type StoredSession, sessionOf, usedAt } from '@fairdesk/core/session';
import { anyInstant, anyStoredSession } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Each kind of session: idle and absolute timeout in milliseconds, and the interval at which use is recorded.
 */
const KINDS = [
  { remembered: false, endsWhenIdle: true, idle: 30 * MINUTE, absolute: 12 * HOUR, interval: MINUTE },
  { remembered: true, endsWhenIdle: true, idle: 30 * MINUTE, absolute: 12 * HOUR, interval: MINUTE },
  { remembered: true, endsWhenIdle: false, idle: 30 * DAY, absolute: 90 * DAY, interval: DAY },
  { remembered: false, endsWhenIdle: false, idle: Infinity, absolute: 12 * HOUR, interval: Infinity },
] as const;
type Kind = (typeof KINDS)[number];

/** A session of `kind`, last used `since` milliseconds after sign-in. */
const sessionUsed = (session: StoredSession, kind: Kind, startedAt: Date, since: number): StoredSession => {
  const { remembered, endsWhenIdle } = kind;
  const lastUsedAt = new Date(startedAt.getTime() + since).toISOString();
  const { error: _, ...standing } = session;
  const life = { startedAt: startedAt.toISOString(), lastUsedAt, remembered, endsWhenIdle };
  return { ...standing, ...life, expiresAt: expiryOf(life) };
};

const anyUsed = fc
  .tuple(anyStoredSession(), fc.constantFrom(...KINDS), anyInstant, fc.nat({ max: 999 }))
  .map(([session, kind, startedAt, permille]) => {
    const since = Math.floor((kind.absolute * permille) / 1000);
    return { kind, startedAt, since, session: sessionUsed(session, kind, startedAt, since) };
  });

const sinceStart = (iso: string, startedAt: Date) => Date.parse(iso) - startedAt.getTime();

describe('expiryOf', () => {
  it.prop([anyUsed])('is the idle end or the absolute end, whichever comes first', (used) => {
    const { kind, startedAt, since, session } = used;
    expect(sinceStart(absoluteEndOf(session), startedAt)).toBe(kind.absolute);
    expect(sinceStart(session.expiresAt, startedAt)).toBe(Math.min(kind.absolute, since + kind.idle));
  });
});

describe('usedAt', () => {
  it.prop([anyUsed, fc.nat({ max: 2 * DAY })])(
    'never shortens a session, and never extends it beyond its absolute end',
    (used, later) => {
      const { session, startedAt, kind } = used;
      const after = usedAt(session, new Date(Date.parse(session.lastUsedAt) + later));
      expect(Date.parse(after.expiresAt)).toBeGreaterThanOrEqual(Date.parse(session.expiresAt));
      expect(sinceStart(after.expiresAt, startedAt)).toBeLessThanOrEqual(kind.absolute);
    },
  );

  it.prop([anyUsed])('records a use from the interval on', ({ session, kind }) => {
    const last = Date.parse(session.lastUsedAt);
    const interval = Math.min(kind.interval, 1000 * DAY);
    expect(usedAt(session, new Date(last + interval - 1))).toBe(session);
    const recorded = usedAt(session, new Date(last + interval));
    expect(recorded === session).toBe(kind.interval === Infinity);
  });

  it.prop([anyUsed])('leaves a session with an error unchanged', ({ session }) => {
    const waiting: StoredSession = { ...session, error: 'RefreshAccessTokenError' };
    expect(usedAt(waiting, new Date(Date.parse(session.lastUsedAt) + 2 * DAY))).toBe(waiting);
  });
});

describe('sessionOf', () => {
  it.prop([anyUsed])(
    'reports that use extends a session with an idle timeout, until the absolute end',
    (used) => {
      const { session, kind, since } = used;
      const canExtend = kind.endsWhenIdle && since + kind.idle < kind.absolute;
      expect(sessionOf(session).canExtend ?? false).toBe(canExtend);
    },
  );
});

describe('a session whose times are no instants', () => {
  it.prop([anyStoredSession(), fc.string()])('has always expired', (session, text) => {
    fc.pre(Number.isNaN(Date.parse(text)));
    expect(absoluteEndOf({ ...session, startedAt: text })).toBe('');
    expect(expiryOf({ ...session, startedAt: text })).toBe('');
    expect(sessionOf({ ...session, startedAt: text }).canExtend).toBeUndefined();
  });
});
