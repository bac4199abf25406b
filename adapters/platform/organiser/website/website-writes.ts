import { type Website, type WebsiteForm, websiteFaults } from '@fairdesk/core/organiser';
import { LANGUAGES, listed } from '@fairdesk/core/shared';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { siteOf } from '../site-of.ts';
import { storableText } from '../stored-texts.ts';
import { picturesOf } from './website-pictures.ts';
import { editableRedirects, withRedirects } from './website-redirect-rules.ts';

/** The website of an event, with what else its settings have. */
export const storedWebsite = async (query: Query, event: string) => {
  const name = await siteOf(query, event);
  const row = await query
    .selectFrom('sites')
    .innerJoin('events', 'events.id', 'sites.eventId')
    .select([
      'sites.name as site',
      'sites.virtualFolder',
      'sites.brandColour',
      'sites.languages',
      'sites.settings',
      'sites.logo',
    ])
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
    pictures: picturesOf(row),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    brandColour: row.brandColour ?? '',
    titlePrefix: text('titlePrefix'),
    titleSuffix: text('titleSuffix'),
    notFoundPage: text('notFoundPage'),
    serverErrorPage: text('serverErrorPage'),
    robots: text('robots'),
    archiveAt: row.archiveAt ?? '',
    testUsers: row.testUsers ?? '',
    redirects: editableRedirects(row.settings.redirects),
  };
};

/** Who changes a website, and where it is: `https://fair.example`. */
export interface WebsiteWriter extends FairWriter {
  readonly publicUrl: string;
}

/** Values that a form does not have. */
interface AsStored {
  /** In their order. */
  readonly languages: readonly string[];
  /** All rules of the redirect map. */
  readonly redirects: unknown;
}

/**
 * Replaces the settings of a website unless another save came since, and records it.
 *
 * @param stored what a restore writes instead of the values of the form
 */
export const saveWebsite = async (
  query: Query,
  { event, actor, publicUrl, now }: WebsiteWriter,
  form: WebsiteForm,
  version: string,
  stored?: AsStored,
): Promise<Website> => {
  const row = await storedWebsite(query, event);
  const faults = websiteFaults(form, { folder: row.virtualFolder ?? '', origin: publicUrl });
  if (faults.length > 0) throw invalid(faults);
  const redirects = stored ? stored.redirects : withRedirects(row.settings.redirects, form.redirects);
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
  if (numUpdatedRows !== 1n) throw conflict();
  await query
    .updateTable('sites')
    .set({
      brandColour: form.brandColour || null,
      languages: JSON.stringify(stored?.languages ?? languagesOf(row, form)),
      settings: JSON.stringify({ ...settingsWith(row.settings, form), redirects }),
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
  const remaining = before.filter((one) => languages.some((language) => language === one));
  return [...new Set([...remaining, ...languages])];
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

/** What the history has of a website; its languages in the stored order, and links that restore the redirects. */
export const recordedWebsite = (row: Stored) => {
  const { version: _, pictures: _pictures, testUsers, redirects, ...website } = websiteOf(row);
  return {
    ...website,
    languages: JSON.parse(row.languages) as unknown,
    testUsers: listed(testUsers),
    redirects: redirects.map(({ from, to, isPermanent }) => `${from} → ${to} (${isPermanent ? 301 : 302})`),
    links: { redirects: row.settings.redirects },
  };
};
