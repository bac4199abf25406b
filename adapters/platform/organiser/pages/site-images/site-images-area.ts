import { SiteImageChangeSchema, SiteImageFileSchema, SiteImageQuerySchema } from '@fairdesk/core/editor';
import { measure } from '../../../../shared/picture.ts';
import type { Query } from '../../../database/open-database.ts';
import { pictureKey } from '../../../dataset/plan/plan-pictures.ts';
import { invalid } from '../../../identity/read-input.ts';
import { json, notFound, type ServiceResponse } from '../../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../../area.ts';
import { methodNotAllowed } from '../../method-not-allowed.ts';
import { readDeskBody } from '../../read-desk-body.ts';
import { type PageWriter, pageWriter } from '../page-rows.ts';
import { siteImagePage } from './site-image-rows.ts';
import { addSiteImage, changeSiteImage, removeSiteImage, type StoredPicture } from './site-image-writes.ts';

/** The longest body, in bytes: the largest image in base 64. */
const BODY_MAX = 4_194_304;

/**
 * The image library of the fair's site.
 *
 * | request                     | does                                        |
 * | --------------------------- | ------------------------------------------- |
 * | `GET`, `POST`               | lists the images, stores one                |
 * | `PATCH {id}`, `DELETE {id}` | changes what is said of one, or removes it  |
 */
export const siteImagesArea = async (
  parts: OrganiserParts,
  { path, ...call }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { request } = call;
  const [id, ...more] = path;
  if (more.length > 0) throw notFound();
  if (id === undefined && request.method === 'GET') return list(parts, call);
  if (id === undefined && request.method === 'POST') return upload(parts, call);
  if (id !== undefined && request.method === 'PATCH') return change(parts, call, id);
  if (id !== undefined && request.method === 'DELETE')
    return write(parts, call, (query, writer) => removeSiteImage(query, writer, id));
  return methodNotAllowed;
};

type Call = Omit<OrganiserCall, 'path'>;

const list = async (parts: OrganiserParts, call: Call): Promise<ServiceResponse> => {
  const parsed = SiteImageQuerySchema.safeParse(Object.fromEntries(call.request.url.searchParams));
  if (!parsed.success) throw notFound();
  const { query } = parts.database;
  const { site } = await pageWriter(query, { ...call, now: parts.clock() });
  return json(200, await siteImagePage(query, site, parsed.data));
};

/** Writes the bytes first: the sweep of files deletes them if no row follows. */
const upload = async (parts: OrganiserParts, call: Call): Promise<ServiceResponse> => {
  const { name, bytes } = await readDeskBody(call.request, SiteImageFileSchema, BODY_MAX);
  const content = new Uint8Array(Buffer.from(bytes, 'base64'));
  const picture = await pictureOf(name, content);
  await parts.files.write(picture.key, content);
  return write(parts, call, (query, writer) => addSiteImage(query, writer, picture));
};

const pictureOf = async (name: string, content: Uint8Array): Promise<StoredPicture> => {
  const measured = await measure(content);
  if (measured === undefined) throw invalid([{ path: 'file', code: 'filetype' }]);
  const { format, width, height } = measured;
  const contentType = `image/${format}`;
  return { key: pictureKey(content), name, contentType, length: content.byteLength, width, height };
};

const change = async (parts: OrganiserParts, call: Call, id: string): Promise<ServiceResponse> => {
  const input = await readDeskBody(call.request, SiteImageChangeSchema);
  return write(parts, call, (query, writer) => changeSiteImage(query, writer, id, input));
};

const write = (
  { database, clock }: OrganiserParts,
  { event, actor }: Call,
  work: (query: Query, writer: PageWriter) => Promise<unknown>,
): Promise<ServiceResponse> =>
  database.write(async (query) =>
    json(200, (await work(query, await pageWriter(query, { event, actor, now: clock() }))) ?? {}),
  );
