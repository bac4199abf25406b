import type { Dataset } from '#adapters/platform/dataset/read/dataset.ts';
import { datasetOf } from '#adapters/platform/dataset/read/read-dataset.ts';
import { writeCsv } from './write-csv.ts';

/** Files of a folder by name: text, or data to be written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

export const read = (files: Files): Dataset =>
  datasetOf(
    new Map(
      Object.entries(files).map(([file, content]) => [
        file,
        content instanceof Uint8Array
          ? content
          : new TextEncoder().encode(
              typeof content === 'string' ? content : JSON.stringify(content, null, 2),
            ),
      ]),
    ),
  );

/** Rows as Excel saves them, with a header line. */
export const csv = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => row[name] ?? ''));
  return writeCsv([names, ...cells], { delimiter: ';', lineBreak: '\r\n', quoteAll: false, lastBreak: true });
};

/** The smallest possible image. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const event = {
  id: '7',
  slug: 'spring',
  name: 'Spring Fair',
  show: '3',
  startDate: '2027-04-01',
  startTime: '09:00',
  endDate: '2027-04-03',
  timeZone: 'Europe/Amsterdam',
  city: 'Utrecht',
};

/** A small fair with one of everything. */
export const FAIR: Files = {
  'events.json': {
    shows: [{ id: '3', name: 'Spring' }],
    events: [event],
    sites: [
      { name: 'portal', languages: ['en'] },
      {
        name: 'spring',
        event: 'spring',
        brandColour: '#0a5c4a',
        logo: { file: 'pictures/logo.png', alt: 'Spring' },
      },
    ],
  },
  'participations.csv': csv([
    {
      event: 'spring',
      uid: 'a',
      organizationName: 'Acme Çiçek',
      shortDescription: 'Flowers',
      brandName: 'Bloom',
    },
    { event: 'spring', uid: 'b', organizationName: 'Acme Çiçek', status: 'CANCELLED' },
  ]),
  'stands.csv': csv([
    { event: 'spring', participation: 'a', standNumber: '8.B2', bannerName: 'Acme' },
    { event: 'spring', participation: 'a', standNumber: '10.A1', bannerName: '' },
  ]),
  'tasks.csv': csv([
    {
      event: 'spring',
      code: 't1',
      title_en: 'Send it',
      title_nl: 'Stuur het',
      consequence_en: 'It costs more',
      date: '2027-01-12',
      required: 'yes',
    },
    { event: 'spring', code: 't2', title_en: 'Tick it', title_nl: '', date: 'today+3 17:00', required: 'no' },
  ]),
  'task-states.csv': csv([
    { event: 'spring', participation: 'a', code: 't1', status: 'CLOSED', completedAt: 'today-1' },
  ]),
  'users.csv': csv([
    { email: 'Anna@Acme.example', event: 'spring', participation: 'a', role: 'owner', invite: 'yes' },
    { email: 'desk@fair.example', event: 'spring', participation: '', role: 'staff', invite: '' },
  ]),
  'messages.json': [
    {
      event: 'spring',
      ref: 'm1',
      date: 'today-1',
      title: { en: 'Hello', tr: 'Merhaba' },
      publishFrom: '2027-01-01',
    },
  ],
  'dictionary/en.json': { 'stand-none': 'Soon' },
  'pages/spring/index.json': {
    title: { en: 'Spring', nl: 'Lente' },
    layout: 'event',
    placeholders: { 'headless-main': [{ part: 'hello' }] },
  },
  'pages/_parts/hello.json': [
    {
      component: 'RichText',
      fields: { Title: { en: 'Hello', nl: 'Hallo' }, Image: { file: 'pictures/logo.png' } },
    },
  ],
  'pictures/logo.png': PIXEL,
};
