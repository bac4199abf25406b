import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { exhibitorTable, peopleTable, taskStateTable } from '#ui/organiser/exhibitor-table-rows.ts';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

const person = { email: 'info@kas.example', name: '', role: 'owner', isMember: true, hasAccount: true };

describe.each(LANGUAGES)('tables for a spreadsheet in %s', (language) => {
  const labels = labelsOf(language, messagesFor(language, {}));

  it('have a different title over each column', () => {
    const tables = [
      exhibitorTable([], labels),
      peopleTable([], labels),
      taskStateTable({ titles: ['Order power'], companies: [] }, labels),
    ];
    for (const [head = []] of tables) {
      expect(new Set(head).size).toBe(head.length);
      expect(
        head.filter((title) => String(title).includes('-list-') || String(title).includes('-desk-')),
      ).toEqual([]);
    }
  });

  it('leave the cell of a task empty that a company does not have', () => {
    const [, row = []] = taskStateTable(
      { titles: ['a', 'b'], companies: [{ company: 'Kas', states: [null, 'done'] }] },
      labels,
    );
    expect(row.slice(0, 2)).toEqual(['Kas', '']);
    expect(row[2]).toBe(labels.t('plan-done'));
  });

  it('show a role that has no name here as it is stored', () => {
    const [, own = [], other = []] = peopleTable(
      [
        { ...person, company: 'Kas', invited: '2027-01-05T09:30:00.000Z' },
        { ...person, company: 'Kas', role: 'caterer' },
      ],
      labels,
    );
    expect(own[3]).toBe(labels.t('exhibitor-desk-role-owner'));
    expect(own[4]).toBe('2027-01-05 09:30');
    expect(other[3]).toBe('caterer');
  });
});
