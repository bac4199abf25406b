import { LANGUAGES, participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { exhibitorTable } from '#ui/organiser/exhibitors/exhibitor-table-rows.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { participationTypeText } from '#ui/shared/texts/participation-type.ts';
import { PARTICIPATION_TYPE } from '#ui/shared/texts/participation-type-key.ts';
import { textsFor } from '#ui/shared/texts/texts-for.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyCode = fc.oneof(
  fc.stringMatching(/^[A-Z][A-Z_]{0,20}$/).filter((code) => code !== 'EXHIBITOR'),
  fc.string({ minLength: 1 }).filter((code) => code !== 'EXHIBITOR'),
);
/** Braces, tags and quotes: a name is no message. */
const anyName = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('Start-up {new}', "l'expo", '<b>', '{n'),
);

const labelsWith = (language: (typeof LANGUAGES)[number], phrases: Readonly<Record<string, string>>) =>
  labelsOf(language, textsFor('organiser', messagesFor(language, phrases)));

describe('the name of a participation type', () => {
  it.prop([anyLanguage, anyCode, anyName])(
    'is the text of the fair as it was written, else the code itself',
    (language, code, name) => {
      const labels = labelsWith(language, { [`${PARTICIPATION_TYPE}${code}`]: name });
      expect(participationTypeText(code, labels)).toBe(name);
      expect(participationTypeText(code, labelsWith(language, {}))).toBe(code);
      expect(participationTypeText(`${code}X`, labels)).toBe(`${code}X`);
    },
  );

  it.prop([anyLanguage, anyCode, anyName])('stays out of the pages of readers', (language, code, name) => {
    const messages = messagesFor(language, { [`${PARTICIPATION_TYPE}${code}`]: name });
    for (const reader of ['reader', 'editor'] as const)
      expect(Object.keys(textsFor(reader, messages)).filter((key) => key.includes(code))).toEqual(
        Object.keys(textsFor(reader, messagesFor(language, {}))).filter((key) => key.includes(code)),
      );
  });

  example('is built in for exhibitors, in every language, and a fair can change it', () => {
    const names = LANGUAGES.map((language) => participationTypeText('EXHIBITOR', labelsWith(language, {})));
    expect(names).toEqual(['Exhibitor', 'Exposant', 'Expositor', 'Katılımcı']);
    const own = labelsWith('nl', { [`${PARTICIPATION_TYPE}EXHIBITOR`]: 'Hoofdexposant' });
    expect(participationTypeText('EXHIBITOR', own)).toBe('Hoofdexposant');
  });

  example('stands beside the code in an exported list', () => {
    const labels = labelsWith('en', { [`${PARTICIPATION_TYPE}START_UP`]: 'Start-up' });
    const participation = participationIdOf('1') ?? expect.unreachable();
    const row = {
      ...{ id: participation, name: 'Kas', stands: [], type: 'START_UP', lateTasks: 0, people: 0 },
      ...{ isInvited: false, completeness: 0, isPublic: false, isCancelled: false },
    };
    const [head = [], cells = []] = exhibitorTable([row], labels);
    const cell = (title: string) => cells[head.indexOf(title)];
    expect([cell('Type'), cell('Type, name')]).toEqual(['START_UP', 'Start-up']);
  });
});
