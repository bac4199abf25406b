import { isRestorable, LOGO_RESTORE_DAYS, restorableUntil, restoreLogo } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyProfile, memoryProfileEditor, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const DAY_MS = 86_400_000;
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

describe('isRestorable', () => {
  it.prop([moment, fc.integer({ min: 0, max: 90 })])(
    'always lasts for thirty days after the deletion, and no longer',
    (deleted, days) => {
      const later = new Date(deleted.getTime() + days * DAY_MS);
      expect(isRestorable(deleted.toISOString(), later)).toBe(days <= LOGO_RESTORE_DAYS);
    },
  );

  it('is false for a moment that cannot be read', () => {
    for (const text of ['', 'yesterday'])
      expect(isRestorable(text, new Date('2027-02-09T23:59:59Z'))).toBe(false);
    expect(restorableUntil('yesterday')).toBe('');
  });

  it('ends at the end of its last day', () => {
    const deleted = '2027-01-10T23:30:00.000Z';
    expect(restorableUntil(deleted)).toBe('2027-02-09');
    expect(isRestorable(deleted, new Date('2027-02-09T23:59:59Z'))).toBe(true);
    expect(isRestorable(deleted, new Date('2027-02-10T00:00:00Z'))).toBe(false);
    expect(isRestorable('', new Date('2027-02-10T00:00:00Z'))).toBe(false);
  });
});

describe('restoreLogo', () => {
  it('fails once the restore period is over', async () => {
    const id = 'p-1' as ParticipationId;
    const logo = { id: 'old', url: '/files/old' };
    let now = new Date('2027-01-10T12:00:00Z');
    const editor = memoryProfileEditor([oneOf(anyProfile({ id, logo }))], () => now);
    expect((await editor.deleteLogo(id, 'old')).isOk()).toBe(true);
    now = new Date('2027-02-10T12:00:00Z');
    expect((await editor.open(id, 'en'))._unsafeUnwrap().formerLogo).toBeUndefined();
    expect((await restoreLogo(editor)(id, 'old'))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});
