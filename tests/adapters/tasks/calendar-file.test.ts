import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { calendarFile } from '#adapters/tasks/calendar-file.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const anyText = fc.string({ unit: 'binary', maxLength: 300 });

/** A strict reader: lines end in CRLF, folded ones go on with a space (RFC 5545 §3.1). */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

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

  it.prop([anyText.filter((text) => text !== ''), day])(
    'never writes a line longer than 75 octets',
    (title, date) => {
      const file = calendarFile({ title, date, description: title }, 'https://desk.example', now);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    },
  );

  example('keeps its id when it is asked for again, and reminds a week and a day before', () => {
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
  });
});
