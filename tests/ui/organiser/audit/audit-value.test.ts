import { EVERYONE } from '@fairdesk/core/events';
import { NO_TEXTS } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { fieldLabel } from '#ui/organiser/audit/audit-fields.ts';
import { auditLines, entryLines } from '#ui/organiser/audit/audit-value.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const ZONE = 'Pacific/Apia';
const linesOf = (
  field: string,
  before: unknown,
  after: unknown,
  language: (typeof LANGUAGES)[number] = 'en',
) =>
  auditLines({ field, before, after }, labelsOf(language, messagesFor(language)), ZONE).map((line) =>
    [line.language, line.before, line.after].filter((text) => text !== ''),
  );

describe('the figures of an import', () => {
  it.each(['new', 'changed', 'removed', 'same', 'faulty'])('have a name: %s', (figure) => {
    expect(fieldLabel(figure)).toBeDefined();
  });
});

describe('a line of the history', () => {
  it('shows a deadline at the time of the fair, in the language of the reader', () => {
    expect(linesOf('due', '20270320T110000Z', '2027-03-20T11:30:00.000Z')).toEqual([
      ['21 March 2027, 00:00', '21 March 2027, 00:30'],
    ]);
    for (const language of LANGUAGES)
      expect(linesOf('due', undefined, '20270320T110000Z', language).flat().join()).not.toMatch(
        /\d{8}|undefined/,
      );
  });

  it('has one for each language of a text that changed, without its tags', () => {
    const before = { ...NO_TEXTS, en: '<p>Send it</p>', nl: 'Stuur' };
    const after = { ...NO_TEXTS, en: '<p>Send <b>it</b> now</p>', nl: 'Stuur' };
    expect(linesOf('contents', before, after)).toEqual([['English', 'Send it', 'Send it now']]);
    expect(linesOf('titles', undefined, { ...NO_TEXTS, tr: 'Çizim' })).toEqual([
      ['Türkçe', 'empty', 'Çizim'],
    ]);
  });

  it.each(['name', 'titles', 'consequences', 'reason'])(
    'has a %s that looks like markup as typed',
    (field) => {
      expect(linesOf(field, 'A &amp; B', '<b>X</b>')).toEqual([['A &amp; B', '<b>X</b>']]);
      expect(linesOf(field, NO_TEXTS, { ...NO_TEXTS, en: '<b>X</b>' })).toEqual([
        ['English', 'empty', '<b>X</b>'],
      ]);
    },
  );

  it('names yes and no, audiences, days and lists', () => {
    expect(linesOf('required', true, false)).toEqual([['yes', 'no']]);
    expect(linesOf('audience', EVERYONE, { ...EVERYONE, hall: ['8'] })).toEqual([
      ['All exhibitors', 'hall 8'],
    ]);
    expect(linesOf('startDate', '', '2027-03-20')).toEqual([['empty', '20 March 2027']]);
    expect(linesOf('schedule', [], [14, 7])).toEqual([['empty', '14 and 7']]);
    expect(linesOf('areas', undefined, ['stands', 'news'])).toEqual([['empty', 'Stands and News']]);
  });

  it.each([
    ['role', 'staff', 'Personel'],
    ['role', 'owner', 'Ana irtibat kişisi'],
    ['language', 'es', 'Español'],
    ['state', 'published', 'Yayında'],
    ['status', 'CANCELLED', 'İptal'],
    ['channel', 'mail', 'E-posta'],
    ['type', 'EXHIBITOR', 'Katılımcı'],
  ])('names a %s', (field, code, name) => {
    const [line = []] = linesOf(field, undefined, code, 'tr');
    expect(line.at(-1)).toContain(name);
    expect(line.at(-1)).not.toContain(code);
    expect(linesOf(field, undefined, 'later', 'tr')).toEqual([['boş', 'later']]);
  });
});

it('says whose role and which task was changed', () => {
  const entry = { id: '1', at: '', actor: '', action: 'exhibitor.role', subject: '', label: 'Kas' };
  const email = 'ada@kas.example';
  const lines = entryLines(
    { ...entry, before: { email, role: 'viewer' }, after: { email, role: 'owner' } },
    labelsOf('en', messagesFor('en')),
    ZONE,
  );
  expect(lines.map(({ field, after, isUnchanged }) => [field, after, isUnchanged])).toEqual([
    ['email', email, true],
    ['role', 'Main contact', undefined],
  ]);
});
