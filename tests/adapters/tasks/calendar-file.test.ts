import { LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, it as example, expect } from 'vitest';
import { calendarFile } from '#adapters/tasks/calendar-file.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const anyText = fc.string({ unit: 'binary', maxLength: 300 });

/** A strict reader: lines end in CRLF, folded ones go on with a space (RFC 5545 §3.1). */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

const idOf = (entry: Parameters<typeof calendarFile>[0], url: string): string =>
  linesOf(calendarFile(entry, url, now)).find((line) => line.startsWith('UID:')) ?? '';

const anyEntry = fc.record({ title: fc.string({ minLength: 1 }), date: day, description: anyText });
/** Few values, so that two tasks are often the same, or differ in one of them. */
const anyTaskLink = fc.record({
  folder: fc.constantFrom('aqua', 'nl-fair'),
  code: fc.constantFrom('rigging', 'rigging plan', 'a,b;c', 'ığş'),
});
const addressOf = ({ folder, code }: { folder: string; code: string }, language: Language): string =>
  `https://desk.example${localPath({ language, path: `/${folder}/tasks`, suffix: `#task-${encodeURIComponent(code)}` })}`;

describe('calendarFile', () => {
  it.prop([anyText.filter((text) => text !== ''), day, anyText])(
    'is always a single event on that day, for any text',
    (title, date, description) => {
      const file = calendarFile({ title, date, description }, 'https://desk.example', now);
      const lines = linesOf(file);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([`DTSTART;VALUE=DATE:${date}`]);
      expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    },
  );

  const anyWords = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).map((text) => `a${text}`);
  const anyBreak = fc.constantFrom(
    ['\r\n', '\n'],
    ['\r', '\n'],
    ['\n', '\n'],
    ['\0', ''],
    ['\u001b', ''],
    ['\ud800', ''],
  );
  const anySaid = fc.array(fc.tuple(anyWords, anyBreak), { minLength: 1, maxLength: 6 }).map((parts) => ({
    text: parts.map(([words, [sign]]) => words + sign).join(''),
    said: parts.map(([words, [, written]]) => words + written).join(''),
  }));

  it.prop([anySaid, anySaid, day])(
    'has its title and description as they were, with line breaks and without other control characters',
    (title, description, date) => {
      const lines = linesOf(
        calendarFile({ title: title.text, date, description: description.text }, 'https://desk.example', now),
      );
      const textOf = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(textOf('SUMMARY')).toBe(title.said);
      expect(textOf('DESCRIPTION')).toBe(description.said);
    },
  );

  it.prop([anyWords, anyWords, day])(
    'has an id of its own for each title without a link to a task',
    (one, other, date) => {
      const ids = [one, other].map((title) =>
        idOf({ title, date, description: '' }, 'https://a.example/x#y'),
      );
      expect(ids[0] === ids[1]).toBe(one === other);
    },
  );

  it.prop([anyText.filter((text) => text !== ''), day])(
    'never writes a line longer than 75 octets',
    (title, date) => {
      const file = calendarFile({ title, date, description: title }, 'https://desk.example', now);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );

  it.prop([anyEntry, anyEntry, anyTaskLink, anyTaskLink])(
    'has the same id for a task whatever its deadline and its language, and another id for another task',
    (entry, later, one, other) => {
      const [first, ...rest] = LANGUAGES.map((language) => idOf(entry, addressOf(one, language)));
      expect(new Set(rest)).toEqual(new Set([first]));
      expect(idOf(later, addressOf(one, 'tr'))).toBe(first);
      const isSame = one.folder === other.folder && one.code === other.code;
      expect(idOf(entry, addressOf(other, 'nl')) === first).toBe(isSame);
    },
  );

  const { TZ: zoneHere } = process.env;
  afterEach(() => {
    if (zoneHere === undefined) delete process.env.TZ;
    else process.env.TZ = zoneHere;
  });

  it.prop([anyEntry, fc.constantFrom('UTC', 'Pacific/Apia', 'America/New_York', 'Europe/Istanbul')])(
    'is the same file, wherever the server is',
    (entry, zone) => {
      const file = calendarFile(entry, 'https://desk.example', now);
      process.env.TZ = zone;
      expect(calendarFile(entry, 'https://desk.example', now)).toBe(file);
      expect(file).toContain(`DTSTART;VALUE=DATE:${entry.date}\r\n`);
    },
  );

  example('has the same id again without a link to a task, and reminds twice', () => {
    const entry = { title: 'Clearwater 2027 Send your stand drawing', date: '20270112', description: 'PDF' };
    const ids = [
      calendarFile(entry, 'https://a.example', now),
      calendarFile(entry, 'https://a.example', new Date()),
    ].map((file) => linesOf(file).find((line) => line.startsWith('UID:')));
    expect(ids[0]).toBe(ids[1]);
    const triggers = linesOf(calendarFile(entry, 'https://a.example', now)).filter((line) =>
      line.startsWith('TRIGGER'),
    );
    expect(triggers).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D']);
    const lines = linesOf(calendarFile(entry, 'https://a.example', now));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'X-WR-CALNAME:Fairdesk']));
  });
});
