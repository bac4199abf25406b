import { csv, FAIR, type Files } from './folders.ts';

/** Ways to break the fair, each with the file and line that the import must report. */
export const SPOILED: readonly (readonly [what: string, files: Files, file: string, line: number])[] = [
  [
    'a day that two readers read differently',
    { 'tasks.csv': csv([{ event: 'spring', code: 't9', title_en: 'x', date: '12-01-2027' }]) },
    'tasks.csv',
    2,
  ],
  [
    'a company nobody knows',
    { 'stands.csv': csv([{ event: 'spring', participation: 'z', standNumber: '1' }]) },
    'stands.csv',
    2,
  ],
  [
    'an event nobody knows',
    { 'participations.csv': csv([{ event: 'autumn', uid: 'a', organizationName: 'x' }]) },
    'participations.csv',
    2,
  ],
  [
    'a row that is there twice',
    {
      'stands.csv': csv(
        Array.from({ length: 2 }, () => ({ event: 'spring', participation: 'a', standNumber: '1' })),
      ),
    },
    'stands.csv',
    3,
  ],
  [
    'a new company without a name',
    { 'participations.csv': csv([{ event: 'spring', uid: 'new', status: 'CONFIRMED' }]) },
    'participations.csv',
    2,
  ],
  [
    'a role without an event',
    { 'users.csv': csv([{ email: 'a@b.example', role: 'owner' }]) },
    'users.csv',
    2,
  ],
  [
    'a company role without a company',
    { 'users.csv': csv([{ email: 'a@b.example', event: 'spring', role: 'owner' }]) },
    'users.csv',
    2,
  ],
  [
    'a slug two companies want',
    {
      'participations.csv': csv(
        ['p', 'q'].map((uid) => ({ event: 'spring', uid, organizationName: 'x', slug: 'same' })),
      ),
    },
    'participations.csv',
    3,
  ],
  [
    'a number two events have',
    {
      'events.json': {
        events: ['one', 'two'].map((slug) => ({
          ...{ id: '9', slug, name: slug, startDate: 'today', endDate: 'today', timeZone: 'UTC' },
        })),
      },
    },
    'events.json',
    12,
  ],
  [
    'an address two sites have',
    { 'events.json': { sites: [{ name: 'one', virtualFolder: 'spring' }] } },
    'events.json',
    5,
  ],
  [
    'a page of no site',
    { 'pages/winter/index.json': FAIR['pages/spring/index.json'] },
    'pages/winter/index.json',
    1,
  ],
  [
    'a part that is not there',
    {
      'pages/_parts/hello.json': [],
      'pages/spring/x.json': { title: { en: 'x' }, layout: 'event', placeholders: { a: [{ part: 'gone' }] } },
    },
    'pages/spring/x.json',
    6,
  ],
  [
    'a picture that is not there',
    { 'pages/_parts/hello.json': [{ component: 'X', fields: { I: { file: 'no.png' } } }] },
    'pages/_parts',
    0,
  ],
  ['JSON that is none', { 'messages.json': '[\n{ "event": }\n]' }, 'messages.json', 2],
  ['a quote that is never closed', { 'users.csv': 'email;event\r\n"a@b.example;spring\r\n' }, 'users.csv', 2],
];
