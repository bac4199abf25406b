import { type Website, type WebsiteForm, websiteFaults } from '@fairdesk/core/organiser';
import { LANGUAGES, listed } from '@fairdesk/core/shared';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { httpFault } from '../service.ts';
import { recordAudit } from './audit.ts';
import type { FairWriter } from './fair-writes.ts';
import { siteOf } from './site-of.ts';
import { storableText } from './stored-texts.ts';
import { logoSrcOf } from './website-logo.ts';

/** The website of an event, with what else its settings have. */
export const storedWebsite = async (query: Query, event: string) => {
  const name = await siteOf(query, event);
  const row = await query
    .selectFrom('sites')
    .innerJoin('events', 'events.id', 'sites.eventId')
    .select(['sites.name as site', 'sites.brandColour', 'sites.languages', 'sites.settings', 'sites.logo'])
    .select(['events.name', 'events.version', 'events.archiveAt', 'events.testUsers'])
    .where('sites.name', '=', name)
    .executeTakeFirstOrThrow();
  const settings: Readonly<Record<string, unknown>> = JSON.parse(row.settings);
  return { ...row, settings };
};

type Stored = Awaited<ReturnType<typeof storedWebsite>>;

/** The settings that are texts. */
const TEXTS = ['titlePrefix', 'titleSuffix', 'notFoundPage', 'serverErrorPage', 'robots'] as const;

/** A stored website as the desk shows it. */
export const websiteOf = (row: Stored): Website => {
  const text = (name: (typeof TEXTS)[number]) => {
    const value = row.settings[name];
    return typeof value === 'string' ? value : '';
  };
  const languages: readonly string[] = JSON.parse(row.languages);
  return {
    version: String(row.version),
    logoSrc: logoSrcOf(row.logo),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    brandColour: row.brandColour ?? '',
    titlePrefix: text('titlePrefix'),
    titleSuffix: text('titleSuffix'),
    notFoundPage: text('notFoundPage'),
    serverErrorPage: text('serverErrorPage'),
    robots: text('robots'),
    archiveAt: row.archiveAt ?? '',
    testUsers: row.testUsers ?? '',
  };
};

/**
 * Replaces the settings of a website unless someone else saved since, and records it.
 *
 * @param languages in the order to store them; those of the form in the stored order by default
 */
export const saveWebsite = async (
  query: Query,
  { event, actor, now }: FairWriter,
  form: WebsiteForm,
  version: string,
  languages?: readonly string[],
): Promise<Website> => {
  const faults = websiteFaults(form);
  if (faults.length > 0) throw invalid(faults);
  const row = await storedWebsite(query, event);
  const { numUpdatedRows } = await query
    .updateTable('events')
    .set({
      archiveAt: form.archiveAt,
      testUsers: listed(form.testUsers)
        .map((email) => email.toLowerCase())
        .join('|'),
      modified: now.toISOString(),
      version: row.version + 1,
    })
    .where('id', '=', event)
    .where('version', '=', Number(version))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw httpFault(409, { error: 'conflict' });
  await query
    .updateTable('sites')
    .set({
      brandColour: form.brandColour || null,
      languages: JSON.stringify(languages ?? languagesOf(row, form)),
      settings: JSON.stringify(settingsWith(row.settings, form)),
    })
    .where('name', '=', row.site)
    .execute();
  const after = await storedWebsite(query, event);
  await recordAudit(
    query,
    {
      ...{ event, actor, action: 'website.save', subject: 'website', label: row.name },
      ...{ before: recordedWebsite(row), after: recordedWebsite(after) },
    },
    now,
  );
  await stampContent(query);
  return websiteOf(after);
};

/** The first language is the site's own: it stays first while it is chosen. */
const languagesOf = (row: Stored, { languages }: WebsiteForm): readonly string[] => {
  const before: readonly string[] = JSON.parse(row.languages);
  const kept = before.filter((one) => languages.some((language) => language === one));
  return [...new Set([...kept, ...languages])];
};

/** Keeps settings that only an import sets; an empty text is the default. */
const settingsWith = (settings: Stored['settings'], form: WebsiteForm) => {
  const texts = TEXTS.map((name) => [
    name,
    SPACED.includes(name) ? clean(form[name]) : storableText(form[name]),
  ]);
  const others = Object.entries(settings).filter(([name]) => !TEXTS.some((text) => text === name));
  return Object.fromEntries([...others, ...texts.filter(([, text]) => text !== '')]);
};

/** Their outer spaces are part of the title. */
const SPACED: readonly string[] = ['titlePrefix', 'titleSuffix'];

const clean = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed().replaceAll('\0', ''));

/** What the history has of a website; its languages in the stored order. */
export const recordedWebsite = (row: Stored) => {
  const { version: _, logoSrc: _logo, testUsers, ...website } = websiteOf(row);
  return { ...website, languages: JSON.parse(row.languages) as unknown, testUsers: listed(testUsers) };
};
