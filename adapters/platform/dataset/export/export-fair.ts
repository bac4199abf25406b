import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROLES } from '@fairdesk/core/shared';
import type { z } from 'zod';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { CategoryRow } from '../read/showcase-schema.ts';
import { AwardRow, TaskRow, UserRow } from '../read/table-schema.ts';
import {
  type ExportedRow,
  flagOf,
  inLanguages,
  listOf,
  momentOf,
  stampText,
  textOf,
} from './export-cells.ts';
import { type ExportedFair, ofEvent, sorted } from './exported-fair.ts';

/** A table of the fair itself. */
export interface FairTable {
  readonly file: string;
  readonly schema: z.ZodObject;
  readonly rowsOf: (fair: ExportedFair) => Promise<readonly ExportedRow[]>;
}

const LEVELS: readonly string[] = ['main', 'sub', 'leaf'];

const categoryRows = async ({ query, event, slug, codes }: ExportedFair): Promise<readonly ExportedRow[]> => {
  const codeOf = (id: Cells[string] | undefined) => codes.get(textOf(id)) ?? '';
  const rows = sorted(await ofEvent(query, 'categories', event), (row) =>
    [
      LEVELS.indexOf(textOf(row.level)),
      codeOf(row.parentId),
      String(Number(row.sortIndex ?? 0) + 1e9),
      codeOf(row.id),
    ].join(' '),
  );
  return rows.map((row) => {
    const names = inLanguages('name', row.names);
    const isNamed = Object.values(names).some((name) => name !== undefined);
    return {
      event: slug,
      code: codeOf(row.id),
      parent: codeOf(row.parentId),
      ...(isNamed ? names : { name_en: textOf(row.name) }),
      sortIndex: textOf(row.sortIndex),
    };
  });
};

const taskRows = async ({ query, event, slug, timeZone }: ExportedFair): Promise<readonly ExportedRow[]> =>
  sorted(await ofEvent(query, 'taskDefinitions', event), ({ code }) => textOf(code)).map((row) => ({
    event: slug,
    code: textOf(row.code),
    category: textOf(row.category),
    ...inLanguages('category', row.categories),
    ...inLanguages('title', row.titles),
    ...inLanguages('content', row.contents),
    ...inLanguages('consequence', row.consequences),
    date: stampText(row.date, timeZone),
    required: flagOf(row.required),
    linkHref: textOf(row.linkHref),
    ...inLanguages('linkTitle', row.linkTitles),
    linkTarget: textOf(row.linkTarget),
    audience: textOf(row.audience),
    sortIndex: textOf(row.sortIndex),
  }));

const awardRows = async ({
  query,
  event,
  slug,
  timeZone,
  codes,
}: ExportedFair): Promise<readonly ExportedRow[]> => {
  const awards = sorted(await ofEvent(query, 'awards', event), ({ code }) => textOf(code));
  const ids = awards.map(({ id }) => textOf(id));
  const pairs = await storedRows(query, 'awardCategories', 'awardId', ids);
  return awards.map((row) => ({
    event: slug,
    code: textOf(row.code),
    ...inLanguages('title', row.titles),
    opensAt: momentOf(textOf(row.opensAt), timeZone),
    closesAt: momentOf(textOf(row.closesAt), timeZone),
    audience: textOf(row.audience),
    onlyNovelties: flagOf(row.onlyNovelties),
    categories: listOf(
      pairs
        .filter(({ awardId }) => awardId === row.id)
        .flatMap(({ categoryId }) => codes.get(textOf(categoryId)) ?? [])
        .toSorted(),
    ),
    sortIndex: textOf(row.sortIndex),
  }));
};

const userRows = async ({ query, event, slug, uids }: ExportedFair): Promise<readonly ExportedRow[]> => {
  const permissions = await ofEvent(query, 'eventPermissions', event);
  const people = new Map<Cells[string] | undefined, Cells>();
  for (let start = 0; start < permissions.length; start += PEOPLE_AT_ONCE) {
    const emails = permissions.slice(start, start + PEOPLE_AT_ONCE).map(({ email }) => textOf(email));
    for (const user of await storedRows(query, 'users', 'email', emails)) people.set(user.email, user);
    await nextTurn();
  }
  const rows = permissions
    .filter(
      ({ role, participationId }) => isRole(role) && (!participationId || uids.has(textOf(participationId))),
    )
    .map(({ email, role, participationId }) => ({
      email: textOf(email),
      givenName: textOf(people.get(email ?? '')?.givenName),
      familyName: textOf(people.get(email ?? '')?.familyName),
      language: textOf(people.get(email ?? '')?.listLanguage),
      event: slug,
      participation: uids.get(textOf(participationId)) ?? '',
      role: textOf(role),
    }));
  return sorted(rows, ({ participation, email, role }) => `${participation}\n${email}\n${role}`);
};

/** How many people are read at once. */
const PEOPLE_AT_ONCE = 500;

const isRole = (role: Cells[string] | undefined): boolean => ROLES.some((each) => each === role);

export const FAIR_TABLES: readonly FairTable[] = [
  { file: 'categories.csv', schema: CategoryRow, rowsOf: categoryRows },
  { file: 'tasks.csv', schema: TaskRow, rowsOf: taskRows },
  { file: 'awards.csv', schema: AwardRow, rowsOf: awardRows },
  { file: 'users.csv', schema: UserRow, rowsOf: userRows },
];
