import type { z } from 'zod';
import type { Query } from '../../database/open-database.ts';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { EventItem, MessageItem, OrganizerItem, ShowItem, SiteItem } from '../read/fair-schema.ts';
import { distinct, exactMoment, localisedIn, textOf } from './export-cells.ts';
import { keyIn } from './export-files.ts';
import { type ExportNotes, isValid } from './export-table.ts';
import { type ExportedFair, ofEvent, sorted } from './exported-fair.ts';

/** `events.json`: the fair, its show, its organiser and its sites. */
export const eventsJson = async (fair: ExportedFair): Promise<unknown> => {
  const { query, event, slug, sites, notes } = fair;
  const [show] = await storedRows(query, 'shows', 'id', [textOf(event.showId)]);
  const [organizer] = await storedRows(query, 'organizers', 'id', [textOf(event.organizerId)]);
  const settings = event.profileSettings ? jsonOf(event.profileSettings) : undefined;
  const formerSlugs = await formerSlugsOf(query, slug);
  const time = (cell: Cells[string] | undefined) => textOf(cell).slice(0, 'hh:mm'.length);
  return {
    ...(organizer && { organizers: [itemOf(OrganizerItem, 'organizers', organizer, notes)] }),
    ...(show && { shows: [itemOf(ShowItem, 'shows', show, notes)] }),
    events: [
      itemOf(
        EventItem,
        `events: ${slug}`,
        {
          ...event,
          // Another store may have given this number to another fair; the slug is the key.
          id: undefined,
          show: show && textOf(show.id),
          organizer: organizer && textOf(organizer.name),
          startTime: time(event.startTime),
          endTime: time(event.endTime),
          profileSettings: settings,
          formerSlugs: formerSlugs.length > 0 ? formerSlugs : undefined,
        },
        notes,
      ),
    ],
    sites: sites.map((site) => itemOf(SiteItem, `sites: ${textOf(site.name)}`, siteOf(fair, site), notes)),
  };
};

/** The former slugs of the event at a slug, sorted. */
const formerSlugsOf = async (query: Query, slug: string): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom('fairSlugs')
    .innerJoin('events', 'events.id', 'fairSlugs.eventId')
    .select('fairSlugs.slug')
    .where('events.slug', '=', slug)
    .where('fairSlugs.slug', '<>', slug)
    .orderBy('fairSlugs.slug')
    .execute();
  return rows.map((row) => row.slug);
};

const siteOf = ({ slug, files }: ExportedFair, site: Cells): Readonly<Record<string, unknown>> => {
  const { favicon, socialImage, ...settings } = jsonOf(site.settings) as Record<string, unknown>;
  const logo = jsonOf(site.logo);
  const pictureOf = (address: unknown) => {
    const file = files.pathOf(keyIn(String(address ?? '')));
    return file === '' ? undefined : { file };
  };
  const own = (name: string, address: unknown) =>
    address !== undefined && pictureOf(address) === undefined ? { [name]: address } : {};
  const logoFile = pictureOf(logo.src);
  return {
    name: site.name,
    event: slug,
    virtualFolder: site.virtualFolder,
    languages: site.languages && JSON.parse(String(site.languages)),
    brandColour: site.brandColour,
    logo: logoFile && { ...logoFile, alt: textOf(String(logo.alt ?? '')) || textOf(site.name) },
    favicon: pictureOf(favicon),
    socialImage: pictureOf(socialImage),
    settings: { ...settings, ...own('favicon', favicon), ...own('socialImage', socialImage) },
  };
};

/** The properties of a schema that have a value the import accepts; the others are noted. */
const itemOf = (
  schema: z.ZodObject,
  place: string,
  values: Readonly<Record<string, unknown>>,
  notes: ExportNotes,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, property]) => {
      const value = values[name];
      if (value === undefined || value === null || value === '') return [];
      if (isValid(property, value)) return [[name, value]];
      notes.add(`${place}: ${name}: ${JSON.stringify(value).slice(0, 200)}`);
      return [];
    }),
  );

const jsonOf = (stored: Cells[string] | undefined): Readonly<Record<string, unknown>> =>
  typeof stored === 'string' && stored !== '' ? (JSON.parse(stored) as Record<string, unknown>) : {};

/** `messages.json`; a message without a reference gets a number. */
export const messagesJson = async ({
  query,
  event,
  slug,
  notes,
}: ExportedFair): Promise<readonly unknown[]> => {
  const rows = sorted(
    await ofEvent(query, 'messages', event),
    (row) => `${row.refKey === null ? 1 : 0} ${textOf(row.refKey)} ${textOf(row.created)} ${textOf(row.id)}`,
  );
  const firstNew = rows.findIndex(({ refKey }) => refKey === null);
  const refs = distinct(
    rows.map(({ refKey }, place) => (refKey === null ? `message-${place - firstNew + 1}` : textOf(refKey))),
  );
  const items = rows.map((row, place) => ({
    event: slug,
    ref: refs[place],
    date: row.date,
    title: filled(localisedIn(row.titles)),
    content: filled(localisedIn(row.contents)),
    link: row.linkHref ? { href: row.linkHref, title: filled(localisedIn(row.linkTitles)) } : undefined,
    audience: row.audience,
    publishFrom: exactMoment(textOf(row.publishFrom)),
    publishUntil: exactMoment(textOf(row.publishUntil)),
  }));
  return sorted(items, ({ ref = '' }) => ref).map((item) =>
    itemOf(MessageItem, `messages: ${item.ref}`, item, notes),
  );
};

const filled = (texts: Readonly<Record<string, string | undefined>>) => {
  const entries = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
