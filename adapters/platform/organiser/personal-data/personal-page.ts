import { dateTimeFormat, type Language } from '@fairdesk/core/shared';
import type { PersonalData } from './personal-data.ts';
import { PERSONAL_HEADINGS, PERSONAL_INTRODUCTION } from './personal-headings.ts';

/** What is stored about an exhibitor, as a page to read and to print, with headings in a language. */
export const personalPage = (
  { company, people, tables }: PersonalData,
  now: Date,
  language: Language,
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(company)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escaped(company)}</h1>`,
    `<p>${PERSONAL_INTRODUCTION[language].replace('{date}', momentText(now, language))}</p>`,
    `<ul>${people.map((email) => `<li>${escaped(email)}</li>`).join('')}</ul>`,
    ...tables.flatMap(({ table, rows }) => [
      `<h2>${escaped(PERSONAL_HEADINGS[table]?.[language] ?? spaced(table))} (${rows.length})</h2>`,
      ...rows.map(
        (row) =>
          `<dl>${Object.entries(row)
            .map(([name, value]) => `<dt>${escaped(spaced(name))}</dt><dd>${escaped(String(value))}</dd>`)
            .join('')}</dl>`,
      ),
    ]),
    '</body></html>',
  ].join('\n');

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.1rem 1rem;border-top:1px solid #ccc;padding-top:.5rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dt{color:#555}';

const momentText = (moment: Date, language: Language): string =>
  dateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(moment);

/** `taskDeadlines` becomes `Task deadlines`. */
const spaced = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
