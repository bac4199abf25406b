import type { Trigger } from './create-trigger.ts';

/** A row as a trigger names it. */
type Side = 'NEW' | 'OLD';

/** The rows of a resource type that programs can read, as one area reports them. */
interface Reported {
  readonly type: string;
  readonly table: string;
  readonly area: string;
  /** The columns of which programs see something. */
  readonly columns: readonly string[];
  /** The columns that say to which event a row belongs: each is null or leads to it, and one is not null. */
  readonly owners: readonly Owner[];
  /** The owner that must not be null for this area. */
  readonly owner?: Owner;
  /** Rows with this column belong to something that programs cannot reach. */
  readonly closed?: string;
}

type Owner = 'eventId' | 'participationId' | 'productId' | 'newsItemId';

/** An event with a webhook that is not paused is `w` in every statement. */
const EVENTS = `(select distinct "eventId" from "webhooks" where "pausedAt" is null) w`;

const COMPANY_COLUMNS = [
  ...['uid', 'organizationName', 'participationType', 'name', 'type', 'brandName', 'status'],
  ...[
    'publicationStatus',
    'shortDescription',
    'longDescription',
    'slug',
    'showLogo',
    'logoUrl',
    'fillFactor',
  ],
  ...[
    'isPublic',
    'companyType',
    'email',
    'emailIsPublic',
    'texts',
    'confirmed',
    'eventId',
    'brandId',
    'logoId',
  ],
];

const ADDRESS_COLUMNS = [
  ...['addressType', 'street1', 'street2', 'street3', 'street4', 'street5', 'street6', 'houseNumber'],
  ...['houseNumberAddition', 'city', 'postalCode', 'state', 'country'],
];

const STAND_COLUMNS = [
  ...['refKey', 'status', 'standNumber', 'bannerName', 'refStatus', 'refExhibitorKey', 'standType', 'hall'],
  ...['participationId', 'eventId'],
];

const TASK_COLUMNS = [
  ...['code', 'titles', 'contents', 'consequences', 'category', 'categories', 'date', 'required', 'linkHref'],
  ...['linkTitles', 'linkTarget', 'audience', 'sortIndex', 'eventId'],
];

const PRODUCT_COLUMNS = [
  ...['name', 'shortDescription', 'longDescription', 'url', 'introductionDate', 'publicFrom', 'publicUntil'],
  ...['isNovelty', 'registrationStatus', 'publicationStatus', 'reviewReason', 'submittedAt', 'sortIndex'],
  ...['participationId', 'eventId'],
];

const NEWS_COLUMNS = [
  ...['header', 'introduction', 'text', 'author', 'authorEmail', 'url', 'validFrom', 'validTo'],
  ...['publicationStatus', 'reviewReason', 'submittedAt', 'sortIndex', 'participationId', 'eventId'],
];

const OF_COMPANY: readonly Owner[] = ['participationId'];
const OF_EITHER: readonly Owner[] = ['eventId', 'participationId'];

const ofCompany = (type: string, table: string, columns: readonly string[]): Reported => ({
  ...{ type, table, area: 'companies', owners: OF_COMPANY },
  columns: [...columns, 'participationId'],
});

/** Files belong to a company, a product or a news item, each with an area of its own. */
const media = (table: string, columns: readonly string[], owners: readonly Owner[], closed?: string) =>
  owners.map(
    (owner): Reported => ({
      ...{ type: table, table, area: MEDIA_AREAS[owner] ?? 'companies', owner, owners },
      ...{ columns: [...columns, ...owners, ...(closed === undefined ? [] : [closed])] },
      ...(closed !== undefined && { closed }),
    }),
  );

const MEDIA_AREAS: Partial<Record<Owner, string>> = {
  participationId: 'companies',
  productId: 'products',
  newsItemId: 'news',
};

const REPORTED: readonly Reported[] = [
  {
    ...{ type: 'participations', table: 'participations', area: 'companies' },
    ...{ columns: COMPANY_COLUMNS, owners: ['eventId'] },
  },
  ofCompany('brands', 'brands', ['refKey', 'name', 'slug', 'deleted']),
  ofCompany('addresses', 'addresses', ADDRESS_COLUMNS),
  ofCompany('uris', 'uris', ['uriType', 'url']),
  ofCompany('web-accounts', 'webAccounts', ['provider', 'handle']),
  ofCompany('add-ons', 'addOns', ['code', 'name']),
  {
    ...{ type: 'registrations', table: 'registrations', area: 'companies', owners: OF_EITHER },
    columns: ['status', 'kind', 'participationId', 'eventId'],
  },
  {
    ...{ type: 'segments', table: 'segments', area: 'companies', owners: ['eventId'] },
    columns: ['code', 'name', 'eventId'],
  },
  { type: 'stands', table: 'stands', area: 'stands', columns: STAND_COLUMNS, owners: OF_EITHER },
  {
    ...{ type: 'categories', table: 'categories', area: 'categories', owners: ['eventId'] },
    columns: ['name', 'names', 'code', 'level', 'sortIndex', 'eventId', 'parentId'],
  },
  {
    ...{ type: 'task-definitions', table: 'taskDefinitions', area: 'tasks', owners: ['eventId'] },
    columns: TASK_COLUMNS,
  },
  {
    ...{ type: 'tasks', table: 'tasks', area: 'tasks', owners: OF_COMPANY },
    columns: ['code', 'status', 'completedAt', 'participationId'],
  },
  {
    ...{ type: 'task-deadlines', table: 'taskDeadlines', area: 'tasks', owners: OF_COMPANY },
    columns: ['code', 'date', 'participationId'],
  },
  { type: 'products', table: 'products', area: 'products', columns: PRODUCT_COLUMNS, owners: OF_EITHER },
  { type: 'news-items', table: 'newsItems', area: 'news', columns: NEWS_COLUMNS, owners: OF_EITHER },
  ...media(
    'images',
    ['title', 'sortIndex', 'mediaUrl', 'mediaLength', 'thumbnailUrls'],
    ['participationId', 'productId', 'newsItemId'],
    'questionnaireId',
  ),
  ...media(
    'documents',
    ['title', 'description', 'documentType', 'mediaUrl', 'mediaLength', 'held', 'sortIndex'],
    ['participationId', 'productId'],
    'questionnaireId',
  ),
  ...media(
    'videos',
    ['videoType', 'videoId', 'title', 'description', 'sortIndex'],
    ['participationId', 'productId'],
  ),
];

/** Pairs of ids are part of the company or product. */
const PAIRS = [
  {
    ...{ table: 'participationCategories', column: 'participationId', other: 'categoryId' },
    ...{ type: 'participations', area: 'companies' },
  },
  {
    ...{ table: 'participationSegments', column: 'participationId', other: 'segmentId' },
    ...{ type: 'participations', area: 'companies' },
  },
  {
    ...{ table: 'productCategories', column: 'productId', other: 'categoryId' },
    ...{ type: 'products', area: 'products' },
  },
] as const;

/**
 * Records a change; what is recorded already becomes what a program needs to hear of both:
 *
 * | before  | then    | recorded  |
 * | ------- | ------- | --------- |
 * | any     | removed | removed   |
 * | removed | added   | changed   |
 * | any     | other   | as before |
 */
const record = (
  { type, area }: Pick<Reported, 'type' | 'area'>,
  id: string,
  change: string,
  where: string,
): string =>
  `insert into "webhookChanges" ("eventId", "type", "resourceId", "area", "change")
    select w."eventId", '${type}', ${id}, '${area}', ${change} from ${EVENTS} where ${where}
    on conflict ("eventId", "type", "resourceId", "area") do update set "change" = case
      when excluded."change" = 'removed' then 'removed'
      when "webhookChanges"."change" = 'removed' then 'changed'
      else "webhookChanges"."change" end
    where excluded."change" not in ('changed', "webhookChanges"."change")`;

/** True for an owner that this statement deletes, with all that is below it: it is recorded before its row goes. */
const isRemoved = (type: string, id: string): string =>
  `exists (select 1 from "webhookChanges" c where c."eventId" = w."eventId" and c."type" = '${type}'
    and c."resourceId" = ${id} and c."change" = 'removed')`;

const isCompany = (id: string): string =>
  `exists (select 1 from "participations" p where p."id" = ${id} and p."eventId" = w."eventId")`;

const isShowcase = (table: string, id: string): string =>
  `exists (select 1 from "${table}" o join "participations" p on p."id" = o."participationId"
    where o."id" = ${id} and p."eventId" = w."eventId" and coalesce(o."eventId", w."eventId") = w."eventId")`;

const LEADS: Readonly<Record<Owner, (id: string) => string>> = {
  eventId: (id) => `${id} = w."eventId"`,
  participationId: (id) => `(${isCompany(id)} or ${isRemoved('participations', id)})`,
  productId: (id) => `(${isShowcase('products', id)} or ${isRemoved('products', id)})`,
  newsItemId: (id) => `(${isShowcase('newsItems', id)} or ${isRemoved('news-items', id)})`,
};

/** Whether a program with the area can read the row. */
const isReported = ({ owners, owner, closed }: Reported, side: Side): string => {
  const column = (name: string) => `${side}."${name}"`;
  const one = owner ? column(owner) : `coalesce(${[...owners.map(column), 'null'].join(', ')})`;
  return [
    `${one} is not null`,
    ...owners.map((name) => `(${column(name)} is null or ${LEADS[name](column(name))})`),
    ...(closed === undefined ? [] : [`${column(closed)} is null`]),
  ].join(' and ');
};

const afterUpdate = (reported: Reported): string => {
  const [before, after] = [isReported(reported, 'OLD'), isReported(reported, 'NEW')];
  const row = (side: Side) => `(${reported.columns.map((column) => `${side}."${column}"`).join(', ')})`;
  const change = `case when not (${after}) then 'removed' when ${before} then 'changed' else 'added' end`;
  const where = `${row('OLD')} is distinct from ${row('NEW')} and ((${before}) or (${after}))`;
  return record(reported, 'NEW."id"', change, where);
};

const ofTable = (all: readonly Reported[]): readonly Trigger[] => {
  const [{ table, columns } = { table: '', columns: [] }] = all;
  const each = (statementOf: (reported: Reported) => string) => all.map(statementOf);
  return [
    {
      ...{ table, after: 'insert' },
      statements: each((one) => record(one, 'NEW."id"', `'added'`, isReported(one, 'NEW'))),
    },
    { table, after: 'update', of: columns, statements: each(afterUpdate) },
    {
      ...{ table, after: 'delete', isBefore: true },
      statements: each((one) => record(one, 'OLD."id"', `'removed'`, isReported(one, 'OLD'))),
    },
  ];
};

const ofPair = (pair: (typeof PAIRS)[number]): readonly Trigger[] => {
  const { table, column, other, type } = pair;
  const changed = (side: Side) => {
    const id = `${side}."${column}"`;
    return record(pair, id, `'changed'`, type === 'products' ? isShowcase('products', id) : isCompany(id));
  };
  return [
    { table, after: 'insert', statements: [changed('NEW')] },
    { table, after: 'update', of: [column, other], statements: [changed('OLD'), changed('NEW')] },
    { table, after: 'delete', statements: [changed('OLD')] },
  ];
};

/** Most servers have no webhook: they pay for one look-up. */
const HAS_WEBHOOK = `exists (select 1 from "webhooks" where "pausedAt" is null)`;

/** The triggers that record what changed. Frozen once released. */
export const WEBHOOK_TRIGGERS: readonly Trigger[] = [
  ...[...Map.groupBy(REPORTED, ({ table }) => table).values()].flatMap(ofTable),
  ...PAIRS.flatMap(ofPair),
].map((trigger) => ({ ...trigger, when: HAS_WEBHOOK }));
