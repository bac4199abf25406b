import { URI_TYPES } from '@fairdesk/core/profile';
import { LANGUAGES, listed } from '@fairdesk/core/shared';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';
import { ProfileRow } from '../read/showcase-schema.ts';
import { ParticipationRow, StandRow, TaskDeadlineRow, TaskStateRow } from '../read/table-schema.ts';
import {
  dayOf,
  type ExportedRow,
  exactMoment,
  flagOf,
  listOf,
  stampText,
  textOf,
  textsIn,
} from './export-cells.ts';
import { keyIn } from './export-files.ts';
import {
  byText,
  type CompanyChunk,
  type CompanyTable,
  codesOf,
  each,
  groupBy,
  logosOf,
  stored,
} from './export-rows.ts';
import { SHOWCASE_TABLES } from './export-showcase.ts';

const participationRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> => {
  const rows = await storedRows(chunk.query, 'participations', 'id', [...chunk.uids.keys()]);
  const byId = new Map(rows.map((row) => [textOf(row.id), row]));
  return [...chunk.uids].flatMap(([id, uid]) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const same = Object.fromEntries(
      Object.keys(ParticipationRow.shape).map((name) => [name, textOf(row[name])]),
    );
    return [
      {
        ...same,
        event: chunk.event.slug,
        uid,
        // A file of this store has another address elsewhere; `profiles.csv` names it.
        logoUrl: keyIn(row.logoUrl) === undefined ? textOf(row.logoUrl) : '',
        isPublic: flagOf(row.isPublic),
        showLogo: flagOf(row.showLogo),
        confirmed: dayOf(row.confirmed),
        formerSlugs: listOf(listed(textOf(row.formerSlugs))),
      },
    ];
  });
};

const standRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> =>
  each(
    chunk,
    await stored(chunk, 'stands'),
    (row) => ({
      standNumber: textOf(row.standNumber),
      hall: textOf(row.hall),
      bannerName: textOf(row.bannerName),
      status: textOf(row.status),
      standType: textOf(row.standType),
      refKey: textOf(row.refKey),
    }),
    (rows) => byText(rows, 'standNumber'),
  );

const profileRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> => {
  const logos = await logosOf(chunk);
  const addresses = groupBy(await stored(chunk, 'addresses'), 'participationId');
  const uris = groupBy(await stored(chunk, 'uris'), 'participationId');
  const brands = groupBy(await stored(chunk, 'brands'), 'participationId');
  const categories = groupBy(await stored(chunk, 'participationCategories'), 'participationId');
  return [...chunk.uids].map(([id, participation]) => {
    const { row, key } = logos.get(id) ?? { row: {} as Cells, key: undefined };
    const texts = textsIn(row.texts);
    const address = addresses.get(id)?.find(({ addressType }) => addressType === 'DEFAULT') ?? {};
    const links = uris.get(id) ?? [];
    const names = byText(
      (brands.get(id) ?? []).filter(({ deleted }) => Number(deleted) !== 1),
      'name',
    );
    return {
      event: chunk.event.slug,
      participation,
      logo: chunk.files.pathOf(key),
      ...Object.fromEntries(
        LANGUAGES.flatMap((language) =>
          ['shortDescription', 'longDescription'].map((name) => [
            `${name}_${language}`,
            texts[language]?.[name],
          ]),
        ),
      ),
      emailIsPublic: flagOf(row.emailIsPublic),
      street: textOf(address.street1),
      houseNumber: textOf(address.houseNumber),
      addition: textOf(address.houseNumberAddition),
      postalCode: textOf(address.postalCode),
      city: textOf(address.city),
      state: textOf(address.state),
      country: textOf(address.country),
      ...Object.fromEntries(
        URI_TYPES.map((type) => [`uri_${type}`, textOf(links.find(({ uriType }) => uriType === type)?.url)]),
      ),
      brands: listOf([...new Set(names.map(({ name }) => textOf(name)))]),
      categories: codesOf(chunk, categories.get(id)),
    };
  });
};

const byCode = (rows: readonly Cells[]) => byText(rows, 'code');

const taskStateRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> =>
  each(
    chunk,
    await stored(chunk, 'tasks'),
    (row) => ({
      code: textOf(row.code),
      status: textOf(row.status),
      completedBy: textOf(row.completedBy),
      completedAt: row.status === 'CLOSED' ? exactMoment(textOf(row.completedAt)) : '',
    }),
    byCode,
  );

const taskDeadlineRows = async (chunk: CompanyChunk): Promise<readonly ExportedRow[]> =>
  each(
    chunk,
    await stored(chunk, 'taskDeadlines'),
    (row) => ({ code: textOf(row.code), date: stampText(row.date, chunk.event.timeZone) }),
    byCode,
  );

/** The tables of companies, in the order of the folder. */
export const COMPANY_TABLES: readonly CompanyTable[] = [
  { file: 'participations.csv', schema: ParticipationRow, rowsOf: participationRows },
  { file: 'stands.csv', schema: StandRow, rowsOf: standRows },
  { file: 'profiles.csv', schema: ProfileRow, rowsOf: profileRows },
  ...SHOWCASE_TABLES,
  { file: 'task-states.csv', schema: TaskStateRow, rowsOf: taskStateRows },
  { file: 'task-deadlines.csv', schema: TaskDeadlineRow, rowsOf: taskDeadlineRows },
];
