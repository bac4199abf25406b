import { URI_TYPES } from '@fairdesk/core/profile';
import { LANGUAGES } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { addressOf } from '../../files/file-repository.ts';
import { thumbnailUrls } from '../../files/upload.ts';
import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { Entry } from '../read/read-table.ts';
import type { ProfileRow } from '../read/showcase-schema.ts';
import { emptiedProfile, withoutLogo } from './emptied-profile.ts';
import { type FairDirectory, type FairEventRef, partition } from './fair-directory.ts';
import type { FairFiles } from './fair-files.ts';
import { besides, namedBrands, ownBrand } from './named-brands.ts';
import type { categoryIdsIn } from './plan-categories.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { type OwnedRows, rowsByOwner, rowsToRemove } from './replaced-rows.ts';
import { ADDRESSES, BRANDS, IMAGES, PARTICIPATION_CATEGORIES, PARTICIPATIONS, URIS } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

interface Placed {
  /** One to remove is emptied: see {@link emptiedProfile}. */
  readonly entry: Entry<ProfileRow>;
  readonly event: FairEventRef;
  readonly id: string;
  readonly categories: readonly string[];
}

/** The plans for company profiles, in write order. */
export type ProfilePlans = Readonly<
  Record<
    'logos' | 'profiles' | 'addresses' | 'links' | 'brands' | 'own brands' | 'company categories',
    RowPlan
  >
>;

/** Plans the profile of each company; the company itself comes from `participations.csv`. */
export const planProfiles = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  participations: RowPlan['rows'],
  categoriesOf: ReturnType<typeof categoryIdsIn>,
  { files }: FairFiles,
  now: Date,
): Promise<ProfilePlans> => {
  const placed = partition(
    dataset.profiles
      .map(emptiedProfile)
      .map((entry) =>
        directory
          .event(entry.value.event, entry)
          .andThen((event) =>
            directory
              .participation(event, entry.value.participation, entry)
              .andThen((id) =>
                categoriesOf(event, entry.value.categories?.items ?? [], entry).map(
                  (categories): Placed => ({ entry, event, id, categories }),
                ),
              ),
          ),
      ),
  );
  const named = namedBrands(dataset, directory);
  const ids = [...placed.values, ...named].map(({ id }) => id);
  const stored = (table: string) => storedRows(query, table, 'participationId', ids);
  const rowsOf = (rows: (one: Placed) => readonly PlannedRow[]) => placed.values.flatMap(rows);
  const logos = await planRows(
    IMAGES,
    await stored('images'),
    rowsOf((one) => logoOf(one, files)),
    now,
  );
  const profiles = await planRows(
    PARTICIPATIONS,
    [...participations.values()],
    rowsOf((one) => [profileOf(one, participations, logos.rows, files, now)]),
    now,
  );
  const storedBrands = await stored('brands');
  // The brand under which a company takes part is that of participations.csv.
  const main = new Set([...profiles.rows.values()].map(({ brandId }) => brandId ?? null));
  const otherBrands = rowsByOwner(
    storedBrands.filter(({ id }) => !main.has(id ?? null)),
    'participationId',
  );
  const brands = await planRows(
    BRANDS,
    storedBrands,
    besides(
      rowsOf((one) => brandRows(one, otherBrands)),
      named,
    ),
    now,
  );
  const storedCategories = await stored('participationCategories');
  const ownCategories = rowsByOwner(storedCategories, 'participationId');
  return {
    logos: { ...logos, faults: [...placed.faults, ...logos.faults] },
    profiles,
    addresses: await planRows(ADDRESSES, await stored('addresses'), rowsOf(addressRow), now),
    links: await planRows(URIS, await stored('uris'), rowsOf(linkRows), now),
    brands,
    'own brands': await planRows(
      PARTICIPATIONS,
      [...profiles.rows.values()],
      named.map((one) => ownBrand(one, brands.rows)),
      now,
    ),
    'company categories': await planRows(
      PARTICIPATION_CATEGORIES,
      storedCategories,
      rowsOf((one) => categoryRows(one, ownCategories)),
      now,
    ),
  };
};

const logoKey = (id: string, mediaUrl: string): Cells => ({
  participationId: id,
  productId: null,
  newsItemId: null,
  mediaUrl,
});

const logoOf = (
  { entry: { value, fault }, id }: Placed,
  files: FairFiles['files'],
): readonly PlannedRow[] => {
  const file = value.logo ? files.get(value.logo) : undefined;
  if (file === undefined) return [];
  const values = { mediaLength: file.length, thumbnailUrls: thumbnailUrls(file, file.thumbnails) };
  return [
    { key: logoKey(id, addressOf(file)), values, initial: { title: file.name, sortIndex: 100 }, fault },
  ];
};

const profileOf = (
  { entry: { value, fault }, event, id }: Placed,
  participations: RowPlan['rows'],
  images: RowPlan['rows'],
  files: FairFiles['files'],
  now: Date,
): PlannedRow => {
  const key = { eventId: event.id, uid: value.participation };
  const file = value.logo ? files.get(value.logo) : undefined;
  const logoUrl = file && addressOf(file);
  const logoId = logoUrl && images.get(keyOf(logoKey(id, logoUrl), IMAGES.key))?.id;
  const participation = participations.get(keyOf(key, PARTICIPATIONS.key));
  const noLogo = value.logo === null && Boolean(participation?.logoUrl) && withoutLogo(participation, now);
  return {
    key,
    values: {
      emailIsPublic: value.emailIsPublic,
      ...(noLogo || { logoUrl, logoId }),
      texts: textsOf(value, participation?.texts),
    },
    fault,
  };
};

/** Merges the row's texts into the stored ones by language; `undefined` when the row has none. */
const textsOf = (value: ProfileRow, stored: unknown): string | undefined => {
  const before = typeof stored === 'string' ? (JSON.parse(stored) as Record<string, object>) : {};
  const said = LANGUAGES.flatMap((language) => {
    const [shortDescription, longDescription] = [
      value[`shortDescription_${language}`],
      value[`longDescription_${language}`],
    ];
    if (shortDescription === undefined && longDescription === undefined) return [];
    const there = { shortDescription: '', longDescription: '', ...before[language] };
    return [
      [
        language,
        {
          shortDescription:
            shortDescription === undefined ? there.shortDescription : (shortDescription ?? ''),
          longDescription: longDescription === undefined ? there.longDescription : (longDescription ?? ''),
        },
      ] as const,
    ];
  });
  return said.length === 0 ? undefined : JSON.stringify({ ...before, ...Object.fromEntries(said) });
};

const addressRow = ({ entry: { value, fault }, id }: Placed): readonly PlannedRow[] => {
  const { street, houseNumber, addition, postalCode, city, state, country } = value;
  const values = {
    street1: street,
    houseNumber,
    houseNumberAddition: addition,
    postalCode,
    city,
    state,
    country,
  };
  const cells = Object.values(values);
  const isChangeOnly = cells.every((cell) => cell === undefined || cell === null);
  return cells.every((cell) => cell === undefined)
    ? []
    : [{ key: { participationId: id, addressType: 'DEFAULT' }, values, isChangeOnly, fault }];
};

const linkRows = ({ entry: { value, fault }, id }: Placed): readonly PlannedRow[] =>
  URI_TYPES.flatMap((uriType) => {
    const url = value[`uri_${uriType}`];
    return url === undefined
      ? []
      : [{ key: { participationId: id, uriType }, values: { url }, isChangeOnly: url === null, fault }];
  });

const brandRows = ({ entry: { value, fault }, id }: Placed, stored: OwnedRows): readonly PlannedRow[] => {
  const items = value.brands?.items ?? [];
  return [
    ...items.map((name) => ({
      key: { participationId: id, name },
      values: {},
      initial: { deleted: 0 },
      fault,
    })),
    ...rowsToRemove(value.brands, stored, id, ['name', items], fault),
  ];
};

const categoryRows = (
  { entry: { value, fault }, id, categories }: Placed,
  stored: OwnedRows,
): readonly PlannedRow[] => [
  ...categories.map((categoryId) => ({ key: { participationId: id, categoryId }, values: {}, fault })),
  ...rowsToRemove(value.categories, stored, id, ['categoryId', categories], fault),
];
