import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { reminderMail } from '#adapters/platform/mail/reminder-mail.ts';

const task = fc.record({
  title: fc.string({ minLength: 1, maxLength: 40 }),
  due: fc.constant(new Date('2027-01-12T22:59:00Z')),
  dueDay: fc.constantFrom('2027-01-10', '2027-01-12', '2027-01-20'),
  link: fc.nat().map((n) => `https://desk.example/aqua/tasks#task-${n}`),
});
const facts = fc.record({
  fairName: fc.constantFrom('Aqua 2027', 'Horti Fair'),
  timeZone: fc.constantFrom('Europe/Amsterdam', 'Pacific/Tongatapu'),
  day: fc.constant('2027-01-12'),
  companies: fc.array(
    fc.record({
      name: fc.constantFrom('Kas & Co', 'Su Yolu', 'Noria'),
      tasks: fc.array(task, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

it.prop([facts])(
  'a reminder names the fair, the companies and every link, in each language differently',
  (given) => {
    const mails = LANGUAGES.map((language) => reminderMail(language, given));
    for (const { subject, body } of mails) {
      expect(subject.startsWith(`${given.fairName}: `)).toBe(true);
      expect(body).toContain(given.fairName);
      for (const { name, tasks } of given.companies) {
        expect(body).toContain(name);
        for (const { link } of tasks) expect(body).toContain(link);
      }
      // A title never adds a line: each task has its title, its deadline and its link.
      const links = given.companies.flatMap(({ tasks }) => tasks).length;
      expect(body.match(/^- /gm) ?? []).toHaveLength(links);
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    expect(new Set(mails.map(({ body }) => body)).size).toBe(LANGUAGES.length);
  },
);

it('a late task says that its deadline has passed, in the zone of the fair', () => {
  const late = {
    fairName: 'Aqua 2027',
    timeZone: 'Europe/Amsterdam',
    day: '2027-01-13',
    companies: [
      {
        name: 'Kas',
        tasks: [
          {
            title: 'Drawing',
            due: new Date('2027-01-12T22:59:00Z'),
            dueDay: '2027-01-12',
            link: 'https://x.example/',
          },
        ],
      },
    ],
  };
  expect(reminderMail('en', late).body).toContain(
    'The deadline has passed: 12 January 2027 at 23:59 CET (yesterday)',
  );
  expect(reminderMail('tr', late).body).toContain('(dün)');
});
