import type { ServiceKeyScope } from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { createServiceKeyOffice } from '#adapters/organiser/service-keys-service.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import type { Reply, TestPlatform } from '#tests/support/worlds/test-platform.ts';

/** The fairs of a test: keys are for the first. */
export const OWN = '101';
export const OTHER = '202';

/** In every text that no key may ever see. */
export const SECRET = 'sesame';

const ADMIN = 'olga@fair.example';

type Ids = Readonly<Record<string, string>>;

interface Described {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly one?: Ids;
  readonly pairs?: Readonly<Record<string, readonly string[]>>;
}

const STAMP = '20280101T000000Z';

/** One resource of every type, with the ids `{letter}-…`. */
const fairOf = (letter: string, event: string, word: string): readonly Described[] => {
  const at = (name: string) => `${letter}-${name}`;
  const company = { participation: at('company') };
  const titles = { en: word };
  const media = { mediaUrl: `/files/${letter}`, title: word };
  return [
    { type: 'accounts', id: at('account'), attributes: { name: `${SECRET} ${word}`, email: 'a@b.example' } },
    {
      type: 'participations',
      id: at('company'),
      attributes: {
        ...{ organizationName: word, slug: word, shortDescription: word, email: `${word}@company.example` },
        ...{ formerSlugs: `|${SECRET}|`, profileChanges: { shortDescription: SECRET } },
      },
      one: { event, account: at('account') },
    },
    { type: 'brands', id: at('brand'), attributes: { name: word }, one: company },
    { type: 'web-accounts', id: at('web'), attributes: { handle: word }, one: company },
    { type: 'addresses', id: at('address'), attributes: { city: word }, one: company },
    { type: 'uris', id: at('uri'), attributes: { uriType: 'WEBSITE', url: word }, one: company },
    { type: 'stands', id: at('stand'), attributes: { standNumber: word }, one: { event, ...company } },
    { type: 'segments', id: at('segment'), attributes: { name: word }, one: { event } },
    { type: 'add-ons', id: at('addon'), attributes: { name: word }, one: company },
    { type: 'registrations', id: at('reg'), attributes: { kind: word }, one: { event, ...company } },
    {
      ...{ type: 'categories', id: at('category'), attributes: { name: word, code: 'c', level: 'main' } },
      ...{ one: { event }, pairs: { participations: [at('company')] } },
    },
    {
      ...{ type: 'categories', id: at('leaf'), attributes: { name: word, code: 'd', level: 'leaf' } },
      one: { event, parent: at('category') },
    },
    {
      type: 'products',
      id: at('product'),
      attributes: { name: word, longDescription: word, approvedVersion: { name: SECRET } },
      one: { event, ...company },
      pairs: { categories: [at('leaf')] },
    },
    { type: 'products', id: at('plain'), attributes: { name: word }, one: company },
    { type: 'news-items', id: at('news'), attributes: { header: word, text: word }, one: company },
    { type: 'images', id: at('image'), attributes: media, one: company },
    { type: 'images', id: at('shot'), attributes: media, one: { product: at('product') } },
    { type: 'images', id: at('photo'), attributes: media, one: { 'news-item': at('news') } },
    { type: 'documents', id: at('doc'), attributes: media, one: { product: at('product') } },
    {
      ...{ type: 'videos', id: at('video'), attributes: { videoType: 'VIMEO', videoId: '1', title: word } },
      one: company,
    },
    {
      ...{ type: 'task-definitions', id: at('task'), one: { event } },
      attributes: { code: 'FLOOR', titles, date: STAMP },
    },
    {
      ...{ type: 'tasks', id: at('state'), one: company },
      attributes: { code: 'FLOOR', status: 'CLOSED', completedBy: `${SECRET}@person.example` },
    },
    { type: 'task-deadlines', id: at('due'), attributes: { code: 'FLOOR', date: STAMP }, one: company },
    { type: 'messages', id: at('message'), attributes: { titles: { en: SECRET } }, one: { event } },
    {
      ...{ type: 'message-reads', id: at('read'), one: { message: at('message') } },
      attributes: { email: `${SECRET}@person.example` },
    },
    {
      ...{ type: 'event-permissions', id: at('role'), one: { event, ...company } },
      attributes: { email: `${SECRET}@person.example`, role: 'owner' },
    },
    { type: 'awards', id: at('award'), attributes: { code: 'best', titles: { en: SECRET } }, one: { event } },
    {
      ...{ type: 'questionnaires', id: at('entry'), attributes: { status: 'DRAFT' } },
      one: { award: at('award'), product: at('product'), ...company },
    },
    {
      ...{ type: 'images', id: at('proof'), attributes: { ...media, title: SECRET } },
      one: { questionnaire: at('entry'), product: at('product') },
    },
  ];
};

/** The resources that belong to no single fair, written into both by mistake. */
const MIXED: readonly Described[] = [
  {
    ...{ type: 'images', id: 'x-image', attributes: { title: SECRET, mediaUrl: '/files/x' } },
    one: { participation: 'a-company', product: 'b-product' },
  },
  { type: 'brands', id: 'x-brand', attributes: { name: SECRET } },
];

/** The ids of a fair, by type. */
export const idsOf = (letter: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(fairOf(letter, '', ''), ({ type }) => type)].map(([type, all]) => [
      type,
      all.map(({ id }) => id),
    ]),
  );

const add = async (
  { call }: TestPlatform,
  all: readonly Described[],
  accepted: readonly number[] = [201],
): Promise<void> => {
  for (const { type, id, attributes, one = {}, pairs = {} } of all) {
    const relationships = Object.fromEntries([
      ...Object.entries(one).map(([name, other]) => [name, { data: { id: other } }]),
      ...Object.entries(pairs).map(([name, others]) => [
        name,
        { data: others.map((each) => ({ id: each })) },
      ]),
    ]);
    const reply = await call('POST', `/${type}`, { data: { type, id, attributes, relationships } });
    if (!accepted.includes(reply.status)) throw new Error(`${type}: ${JSON.stringify(reply.body)}`);
  }
};

/** Adds again what was deleted of both fairs. */
export const restoreFairs = (desk: TestPlatform): Promise<void> =>
  add(desk, [...fairOf('a', OWN, 'own'), ...fairOf('b', OTHER, SECRET), ...MIXED], [201, 409]);

const addEvent = async ({ call }: TestPlatform, id: string, slug: string): Promise<void> => {
  const attributes = {
    name: slug,
    slug,
    testUsers: `${SECRET}@person.example`,
    timeZone: 'Europe/Amsterdam',
  };
  const reply = await call('POST', '/events', { data: { type: 'events', id, attributes } });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
};

/** Fills a platform with one fair of everything. */
export const addOwnFair = async (desk: TestPlatform): Promise<void> => {
  await addEvent(desk, OWN, 'own');
  await add(desk, fairOf('a', OWN, 'own'));
};

/** Adds another, and rows that belong to both. */
export const addOtherFair = async (desk: TestPlatform): Promise<void> => {
  await addEvent(desk, OTHER, SECRET);
  await add(desk, [...fairOf('b', OTHER, SECRET), ...MIXED]);
  // A category of the one with a company of the other.
  const data = ['a-company', 'b-company'].map((id) => ({ id }));
  const body = {
    data: { type: 'categories', id: 'a-category', relationships: { participations: { data } } },
  };
  const reply = await desk.call('PATCH', '/categories/a-category', body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
};

/** Makes a key at the desk. */
export const newKey = async (
  { platform }: TestPlatform,
  scopes: readonly ServiceKeyScope[],
  { event = OWN, lastDay = '' } = {},
): Promise<{ readonly id: string; readonly secret: string }> => {
  const made = await officeOf(platform, event).create({ name: 'CRM', scopes, lastDay });
  const { key, secret } = made._unsafeUnwrap();
  return { id: key.id, secret };
};

const officeOf = (platform: TestPlatform['platform'], event = OWN) => {
  const id = eventIdOf(event);
  if (id === undefined) throw new Error('No id of an event');
  return createServiceKeyOffice(createEmbeddedHttp(platform.call), { event: id, actor: ADMIN });
};

/** Sends a request with a key. */
export const sendWith = (
  { send }: TestPlatform,
  secret: string,
  { method, path, body, headers }: KeyRequest,
): Promise<Reply> =>
  send(method, `/api/v0.1${path}`, body, { ...headers, authorization: `Bearer ${secret}` });

export interface KeyRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
