import { importLine, looseKey } from '@fairdesk/core/organiser';
import { LANGUAGES, participationIdOf } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { mappedTargets } from '#adapters/platform/organiser/imports/column-targets.ts';
import {
  exhibitorTable,
  peopleTable,
  taskStateTable,
} from '#ui/organiser/exhibitors/exhibitor-table-rows.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

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

  it('are read by the import for what they are', () => {
    const id = participationIdOf('1') ?? expect.unreachable();
    const stands = [
      { number: '8.B1', hall: '8' },
      { number: 'A1, A2', hall: '' },
    ];
    const row = {
      ...{ id, number: '17', name: 'Kas', stands, type: 'START_UP', lateTasks: 2, people: 3 },
      ...{ isInvited: true, completeness: 55, isPublic: true, isCancelled: true },
    };
    const [head = [], ...cells] = exhibitorTable([row], labels).map((each) => each.map(String));
    const targets = mappedTargets(head.map(looseKey));
    const reading = { targets, dayOrder: 'day-month', defaults: {} } as const;
    const company = { uid: '17', organizationName: 'Kas' };
    expect(cells.map((each, place) => importLine(place, each, reading).cells)).toEqual([
      {
        ...{ ...company, standNumber: '8.B1', hall: '8' },
        ...{ participationType: 'START_UP', isPublic: 'yes' },
      },
      { ...company, standNumber: 'A1, A2' },
    ]);
  });

  it('give the import no address of a user as that of the company', () => {
    const [head = []] = peopleTable([], labels).map((each) => each.map(String));
    expect(mappedTargets(head.map(looseKey))).not.toContain('email');
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
