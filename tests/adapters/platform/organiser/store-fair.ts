import { audienceText } from '@fairdesk/core/events';
import type { ExhibitorFacts } from '@fairdesk/core/memory';
import { lateTasks, naturalKey, type TaskCompany, type TaskRule } from '@fairdesk/core/organiser';
import { fillFactor, type ProfilePart } from '@fairdesk/core/profile';
import { participationIdOf } from '@fairdesk/core/shared';
import { EXHIBITOR_NOW, type StoredCompany } from '@fairdesk/core/testing';
import { v7 as uuid } from 'uuid';
import { fold } from '#adapters/platform/database/fold.ts';
import type { Database, Query } from '#adapters/platform/database/open-database.ts';

/** The categories of each stored fair: each but the first lies in the one before. */
export const CATEGORY_LEVELS: readonly string[] = ['main', 'sub', 'leaf'];

const NOW = EXHIBITOR_NOW.toISOString();
const row = () => ({ id: uuid(), created: NOW, modified: NOW });
let events = 1_000;

/** What the settings of every stored fair hide. */
const HIDDEN: ReadonlySet<ProfilePart> = new Set(['documentOrVideo']);
const SETTINGS = { hiddenTabs: { documents: 'EXHIBITOR|CO_EXHIBITOR', videos: 'EXHIBITOR' } };

/** A fair in the store, and what the rules in memory know of its exhibitors. */
export interface StoredFair {
  readonly event: string;
  /** By level. */
  readonly categories: readonly string[];
  readonly exhibitors: readonly ExhibitorFacts[];
}

/** Stores a new fair with these companies and tasks. */
export const storeFair = (
  database: Database,
  tasks: readonly TaskRule[],
  companies: readonly StoredCompany[],
): Promise<StoredFair> =>
  database.write(async (query) => {
    events += 1;
    const event = String(events);
    await query
      .insertInto('events')
      .values({
        ...row(),
        id: event,
        name: 'Fair',
        nameFolded: 'fair',
        slug: `fair-${event}`,
        profileSettings: JSON.stringify(SETTINGS),
      })
      .execute();
    const categories: string[] = [];
    for (const level of CATEGORY_LEVELS) {
      const category = { ...row(), name: level, nameFolded: level, level, code: level, eventId: event };
      await query
        .insertInto('categories')
        .values({ ...category, parentId: categories.at(-1) ?? null })
        .execute();
      categories.push(category.id);
    }
    for (const { code, required, due, audience } of tasks)
      await query
        .insertInto('taskDefinitions')
        .values({
          ...row(),
          ...{ code, audience: audienceText(audience), eventId: event, date: due },
          titles: JSON.stringify({ en: code }),
          required: required ? 1 : 0,
        })
        .execute();
    const segment = { ...row(), code: 'VIP', name: 'VIP', nameFolded: 'vip', eventId: event };
    await query.insertInto('segments').values(segment).execute();
    const exhibitors: ExhibitorFacts[] = [];
    for (const company of companies) {
      const place = exhibitors.length;
      exhibitors.push(
        await storeCompany(query, { event, place, tasks, categories, segment: segment.id }, company),
      );
    }
    return { event, categories, exhibitors };
  });

interface Around {
  readonly event: string;
  readonly place: number;
  readonly tasks: readonly TaskRule[];
  readonly categories: readonly string[];
  readonly segment: string;
}

const storeCompany = async (
  query: Query,
  { event, place, tasks, categories, segment }: Around,
  company: StoredCompany,
): Promise<ExhibitorFacts> => {
  const { name, displayName, type, status, isPublic, stands, completed } = company;
  const parts = new Set<ProfilePart>([...company.filled, 'name']);
  if (company.categories.length > 0) parts.add('categories');
  // Texts in two languages are a text as well.
  if (parts.has('secondLanguage')) parts.add('shortDescription');
  const completeness = fillFactor(parts, type === 'EXHIBITOR' ? HIDDEN : new Set());
  const participation = row();
  const participationId = participation.id;
  await query
    .insertInto('participations')
    .values({
      ...participation,
      eventId: event,
      organizationName: name,
      organizationNameFolded: fold(name),
      name: displayName,
      nameFolded: fold(displayName),
      participationType: type,
      status,
      ...profileCells(parts),
      isPublic: isPublic ? 1 : 0,
    })
    .execute();
  await storeShowcase(query, participationId, parts);
  for (const { number, hall } of stands)
    await query
      .insertInto('stands')
      .values({
        ...row(),
        ...{ eventId: event, participationId, hall, standNumber: number },
        standNumberNatural: naturalKey(fold(number)),
      })
      .execute();
  for (const code of completed)
    await query
      .insertInto('tasks')
      .values({ ...row(), participationId, code, status: 'CLOSED' })
      .execute();
  for (const { code, due } of company.deadlines)
    await query
      .insertInto('taskDeadlines')
      .values({ ...row(), participationId, code, date: due })
      .execute();
  if (company.isVip)
    await query.insertInto('participationSegments').values({ participationId, segmentId: segment }).execute();
  await storeCategories(query, participationId, company, categories);
  const people = await storePeople(query, { event, place, participationId }, company);
  const id = participationIdOf(participationId);
  if (id === undefined) throw new Error('Cannot store a company without an id');
  const taskCompany = taskCompanyOf(company, id);
  const signIns = people.flatMap(({ lastSignIn }) => lastSignIn ?? []).toSorted();
  return {
    ...taskCompany,
    row: {
      ...{ id, name, type, completeness, isPublic },
      stands: stands.toSorted((one, other) =>
        naturalKey(fold(one.number)) < naturalKey(fold(other.number)) ? -1 : 1,
      ),
      lateTasks: lateTasks(tasks, taskCompany, EXHIBITOR_NOW).length,
      isCancelled: status === 'CANCELLED',
      people: people.length,
      isInvited: signIns.length > 0 || (company.invitationExpires ?? EXHIBITOR_NOW) > EXHIBITOR_NOW,
      ...(signIns.length > 0 && { lastSignIn: signIns.at(-1) }),
    },
    names: [fold(name), fold(displayName)],
    emails: people.map(({ email }) => email),
    categories: [...new Set(company.categories.flatMap((level) => categories.slice(0, level + 1)))],
  };
};

/** Users with email addresses of their own, and an invitation that is not accepted yet. */
const storePeople = async (
  query: Query,
  { event, place, participationId }: Pick<Around, 'event' | 'place'> & { readonly participationId: string },
  company: StoredCompany,
) => {
  const people = company.people.map(({ email, lastSignIn }) => ({
    email: `${event}.${place}.${email}`,
    lastSignIn: lastSignIn?.toISOString(),
  }));
  for (const { email, lastSignIn } of people) {
    await query
      .insertInto('eventPermissions')
      .values({ ...row(), eventId: event, participationId, email, role: 'owner' })
      .execute();
    if (lastSignIn) await query.insertInto('signIns').values({ email, latest: lastSignIn }).execute();
  }
  if (company.invitationExpires)
    await query
      .insertInto('invitations')
      .values({
        ...{ id: uuid(), tokenHash: uuid(), email: 'new@kas.example', eventId: event, participationId },
        ...{ role: 'owner', language: 'en', created: NOW, accepted: null, mailedWith: null },
        expires: company.invitationExpires.toISOString(),
      })
      .execute();
  return people;
};

const profileCells = (parts: ReadonlySet<ProfilePart>) => ({
  shortDescription: parts.has('shortDescription') ? 'Pumps' : ' ',
  longDescription: parts.has('longDescription') ? 'Pumps' : null,
  email: parts.has('email') ? 'info@kas.example' : '',
  texts: JSON.stringify({
    nl: { shortDescription: parts.has('secondLanguage') ? 'Pompen' : '', longDescription: '' },
  }),
});

/** What a company shows beside its texts. */
const storeShowcase = async (
  query: Query,
  participationId: string,
  parts: ReadonlySet<ProfilePart>,
): Promise<void> => {
  const own = () => ({ ...row(), participationId });
  if (parts.has('logo')) {
    const logo = { ...own(), mediaUrl: '/files/logo' };
    await query.insertInto('images').values(logo).execute();
    await query
      .updateTable('participations')
      .set({ logoId: logo.id, logoUrl: logo.mediaUrl })
      .where('id', '=', participationId)
      .execute();
  }
  await query
    .insertInto('addresses')
    .values({ ...own(), city: parts.has('address') ? 'Vigo' : '' })
    .execute();
  if (parts.has('links'))
    await query
      .insertInto('uris')
      .values({ ...own(), uriType: 'WEBSITE', url: 'https://kas.example' })
      .execute();
  if (parts.has('documentOrVideo'))
    await query
      .insertInto('videos')
      .values({ ...own(), videoType: 'VIMEO', videoId: '1' })
      .execute();
  const product = { ...own(), name: 'Pump', nameFolded: 'pump' };
  await query.insertInto('products').values(product).execute();
  if (parts.has('productWithImage'))
    await query
      .insertInto('images')
      .values({ ...row(), productId: product.id })
      .execute();
};

const taskCompanyOf = (company: StoredCompany, id: string): TaskCompany => {
  const levels = [...new Set(company.categories.flatMap((level) => CATEGORY_LEVELS.slice(0, level + 1)))];
  return {
    places: {
      ...{
        type: [company.type],
        participation: [id],
        category: levels,
        segment: company.isVip ? ['VIP'] : [],
      },
      hall: company.stands.map(({ hall }) => hall),
    },
    completed: new Set(company.completed),
    deadlines: new Map(company.deadlines.map(({ code, due }) => [code, due])),
  };
};

const storeCategories = async (
  query: Query,
  participationId: string,
  company: StoredCompany,
  categories: readonly string[],
): Promise<void> => {
  for (const level of company.categories)
    await query
      .insertInto('participationCategories')
      .values({ participationId, categoryId: categories[level] ?? '' })
      .execute();
};
