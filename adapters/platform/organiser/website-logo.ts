import { type AuditValues, type WebsiteLogo, WebsiteLogoBodySchema } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { type FileRepository, mediaAddressOf, type StoredFile } from '../files/file-repository.ts';
import { invalid } from '../identity/read-input.ts';
import { httpFault, json, type ServiceResponse } from '../service.ts';
import type { OrganiserCall, OrganiserParts } from './area.ts';
import { recordAudit } from './audit.ts';
import type { FairWriter } from './fair-writes.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';
import { siteOf } from './site-of.ts';

/** The desk with a place for pictures. */
export interface WebsiteParts extends OrganiserParts {
  readonly repository: Pick<FileRepository, 'store' | 'record' | 'discard'>;
}

/** The longest body, in bytes: the largest picture in base64. */
const BODY_MAX = 4_194_304;

/** `POST` replaces the logo of the fair's website, `DELETE` removes it. */
export const logoArea = (parts: WebsiteParts, call: OrganiserCall): Promise<ServiceResponse> => {
  if (call.request.method === 'POST') return saveLogo(parts, call);
  return call.request.method === 'DELETE'
    ? replace(parts, call, undefined)
    : Promise.resolve(methodNotAllowed);
};

const saveLogo = async (parts: WebsiteParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { name, bytes } = await readDeskBody(call.request, WebsiteLogoBodySchema, BODY_MAX);
  const file = await parts.repository.store(Buffer.from(bytes, 'base64'), name);
  if (file === undefined) throw invalid([{ path: 'file', code: 'filetype' }]);
  try {
    return await replace(parts, call, file);
  } catch (thrown) {
    await parts.repository.discard(file.key);
    throw thrown;
  }
};

/** The former picture stays stored: pages in caches still show it. */
const replace = (
  { database, repository, clock }: WebsiteParts,
  { event, actor }: OrganiserCall,
  file: StoredFile | undefined,
): Promise<ServiceResponse> =>
  database.write(async (query) => {
    const site = await siteOf(query, event);
    const { name, logo } = await stored(query, site);
    if (file) await repository.record(query, file, 'content');
    const saved: WebsiteLogo = { logoSrc: file ? mediaAddressOf(file) : '' };
    const after = file ? JSON.stringify({ src: saved.logoSrc, alt: name }) : null;
    await writeLogo(query, { event, actor, now: clock() }, { site, name, before: logo, after });
    return json(200, saved);
  });

interface LogoChange {
  readonly site: string;
  /** The name of the fair. */
  readonly name: string;
  /** As it is stored: JSON; `null` for none. */
  readonly before: string | null;
  readonly after: string | null;
}

const writeLogo = async (
  query: Query,
  { event, actor, now }: FairWriter,
  { site, name, before, after }: LogoChange,
): Promise<void> => {
  await query.updateTable('sites').set({ logo: after }).where('name', '=', site).execute();
  await recordAudit(
    query,
    {
      ...{ event, actor, action: 'website.logo', subject: 'website', label: name },
      ...{ before: recordedLogo(before), after: recordedLogo(after) },
    },
    now,
  );
  await stampContent(query);
};

const recordedLogo = (logo: string | null) => ({ logo: logoSrcOf(logo), links: { logo } });

const Links = z.object({ logo: z.nullable(z.string()) });

/** Restores the logo of a website as it was. @param restored throws when it has changed since */
export const restoreLogo = async (
  query: Query,
  writer: FairWriter,
  restored: (current: AuditValues) => AuditValues,
): Promise<void> => {
  const site = await siteOf(query, writer.event);
  const { name, logo: before } = await stored(query, site);
  const links = Links.safeParse(restored(recordedLogo(before)).links).data;
  if (links === undefined) throw httpFault(404, { error: 'not_found' });
  await writeLogo(query, writer, { site, name, before, after: links.logo });
};

const stored = (query: Query, site: string) =>
  query
    .selectFrom('sites')
    .innerJoin('events', 'events.id', 'sites.eventId')
    .select(['events.name', 'sites.logo'])
    .where('sites.name', '=', site)
    .executeTakeFirstOrThrow();

/** The address of a stored logo; empty for none. */
export const logoSrcOf = (logo: string | null): string => {
  const { src = '' }: { readonly src?: string } = logo === null ? {} : JSON.parse(logo);
  return src;
};
