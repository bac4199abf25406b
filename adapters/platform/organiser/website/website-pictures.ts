import {
  type AuditValues,
  WEBSITE_PICTURES,
  type WebsitePicture,
  WebsitePictureBodySchema,
  type WebsitePictures,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { type FileRepository, mediaAddressOf, type StoredFile } from '../../files/file-repository.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import type { FairWriter } from '../fair-writer.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { siteOf } from '../site-of.ts';

/** The desk with a place for pictures. */
export interface WebsiteParts extends OrganiserParts {
  readonly repository: Pick<FileRepository, 'store' | 'record' | 'discard'>;
}

/** The longest body, in bytes: the largest picture in base64. */
const BODY_MAX = 4_194_304;

/**
 * `POST {picture}` replaces a picture of the fair's website, `DELETE` removes it: any, or with `?replaces={address}` only
 * the one at this address.
 */
export const picturesArea = async (parts: WebsiteParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const picture = WEBSITE_PICTURES.find((one) => one === call.path[0]);
  if (picture === undefined || call.path.length > 1) return json(404, { error: 'not_found' });
  if (call.request.method === 'POST') return savePicture(parts, call, picture);
  return call.request.method === 'DELETE' ? replace(parts, call, picture, undefined) : methodNotAllowed;
};

const savePicture = async (
  parts: WebsiteParts,
  call: OrganiserCall,
  picture: WebsitePicture,
): Promise<ServiceResponse> => {
  const { name, bytes } = await readDeskBody(call.request, WebsitePictureBodySchema, BODY_MAX);
  const file = await parts.repository.store(Buffer.from(bytes, 'base64'), name);
  if (file === undefined) throw invalid([{ path: 'file', code: 'filetype' }]);
  try {
    return await replace(parts, call, picture, file);
  } catch (thrown) {
    await parts.repository.discard(file.key);
    throw thrown;
  }
};

/** The former picture stays stored: pages in caches still show it. */
const replace = (
  { database, repository, clock }: WebsiteParts,
  { event, actor, request }: OrganiserCall,
  picture: WebsitePicture,
  file: StoredFile | undefined,
): Promise<ServiceResponse> =>
  database.write(async (query) => {
    const row = await storedPictures(query, event);
    const replaces = request.url.searchParams.get('replaces');
    if (replaces !== null && replaces !== picturesOf(row)[picture]) throw conflict();
    if (file) await repository.record(query, file, 'content');
    const src = file ? mediaAddressOf(file) : '';
    // The logo repeats the name of the fair.
    const value = picture === 'logo' && file ? JSON.stringify({ src, alt: row.name }) : src;
    await write(query, { event, actor, now: clock() }, { picture, row, after: file ? value : null });
    return json(200, picturesOf(await storedPictures(query, event)));
  });

const storedPictures = async (query: Query, event: string) => {
  const site = await siteOf(query, event);
  const row = await query
    .selectFrom('sites')
    .innerJoin('events', 'events.id', 'sites.eventId')
    .select(['events.name', 'sites.name as site', 'sites.logo', 'sites.settings'])
    .where('sites.name', '=', site)
    .executeTakeFirstOrThrow();
  const settings: Readonly<Record<string, unknown>> = JSON.parse(row.settings);
  return { ...row, settings };
};

interface StoredPictures {
  /** JSON: `{"src":"/files/…","alt":"Horti Fair"}` */
  readonly logo: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The addresses of the pictures of a stored site. */
export const picturesOf = ({ logo, settings }: StoredPictures): WebsitePictures => {
  const { src = '' }: { readonly src?: string } = logo === null ? {} : JSON.parse(logo);
  return { logo: src, favicon: textOf(settings.favicon), socialImage: textOf(settings.socialImage) };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface PictureChange {
  readonly picture: WebsitePicture;
  readonly row: Awaited<ReturnType<typeof storedPictures>>;
  /** As it is stored; `null` for none. */
  readonly after: string | null;
}

const write = async (
  query: Query,
  { event, actor, now }: FairWriter,
  { picture, row, after }: PictureChange,
): Promise<void> => {
  const { [picture]: _, ...others } = row.settings;
  const settings = { ...others, ...(after !== null && { [picture]: after }) };
  await query
    .updateTable('sites')
    .set(picture === 'logo' ? { logo: after } : { settings: JSON.stringify(settings) })
    .where('name', '=', row.site)
    .execute();
  const saved = await storedPictures(query, event);
  await recordAudit(
    query,
    {
      ...{ event, actor, action: `website.${picture}`, subject: 'website', label: row.name },
      ...{ before: recorded(picture, row), after: recorded(picture, saved) },
    },
    now,
  );
  await stampContent(query);
};

/** The links restore what the address alone does not tell. */
const recorded = (picture: WebsitePicture, row: StoredPictures) => ({
  [picture]: picturesOf(row)[picture],
  links: { stored: picture === 'logo' ? row.logo : textOf(row.settings[picture]) || null },
});

const Links = z.object({ stored: z.nullable(z.string()) });

/** Restores a picture of a website as it was. @param restored throws when it has changed since */
export const restorePicture = async (
  query: Query,
  writer: FairWriter,
  picture: WebsitePicture,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const row = await storedPictures(query, writer.event);
  const links = Links.safeParse(restored(recorded(picture, row)).links).data;
  if (links === undefined) throw notFound();
  await write(query, writer, { picture, row, after: links.stored });
};
