import { type TabCompany, tabOutcome } from '@fairdesk/core/events';
import { anyEmail, anyEventId, anyParticipationId, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyCompany: fc.Arbitrary<TabCompany> = fc.record({
  email: anyEmail,
  event: anyEventId,
  participation: anyParticipationId,
  name: anyTitle,
});

describe('tabOutcome', () => {
  it.prop([anyCompany, fc.boolean()])(
    'keeps the company of the tab when the page has the same',
    (page, isRestored) => {
      expect(tabOutcome(page, page, isRestored)).toBe('keep');
    },
  );

  it.prop([anyCompany, anyParticipationId])(
    'restores the company of the tab once, then adopts the company of the page',
    (tab, participation) => {
      fc.pre(participation !== tab.participation);
      const page = { ...tab, participation };
      expect(tabOutcome(tab, page, false)).toBe('restore');
      expect(tabOutcome(tab, page, true)).toBe('adopt');
    },
  );

  it.prop([anyCompany, anyCompany, fc.boolean()])(
    'never carries a company over to another event or another user',
    (tab, page, isRestored) => {
      fc.pre(tab.event !== page.event && tab.email !== page.email);
      for (const other of [tab, { ...page, email: tab.email }, { ...page, event: tab.event }])
        expect(tabOutcome(other, page, isRestored)).toBe('adopt');
    },
  );

  it.prop([anyCompany, fc.boolean()])('adopts the company of the first page', (page, isRestored) => {
    expect(tabOutcome(undefined, page, isRestored)).toBe('adopt');
  });
});
