import {
  focusOf,
  focusText,
  SITE_IMAGES_MAX,
  type SiteImage,
  type SiteImageForm,
  siteImageFaults,
  siteImageName,
  type UploadedSiteImage,
} from '@fairdesk/core/editor';
import { type FieldFault, isBlank, LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import { pagesWithPicture } from '../../../content/pages-with-picture.ts';
import { siteImageText } from '../../../content/site-image-text.ts';
import type { Query } from '../../../database/open-database.ts';
import { nameToShow } from '../../../files/file-repository.ts';
import { invalid } from '../../../identity/read-input.ts';
import { recordAudit } from '../../../record-audit.ts';
import { conflict, notFound } from '../../../service.ts';
import { storableText } from '../../stored-texts.ts';
import type { PageWriter } from '../page-rows.ts';
import { siteImageOf, siteImageRow, siteImageWith } from './site-image-rows.ts';

/** A picture whose bytes are on disk. */
export interface StoredPicture {
  readonly key: string;
  /** Of its file. */
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly length: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Adds a picture to the library, unless it is there. */
export const addSiteImage = async (
  query: Query,
  writer: PageWriter,
  picture: StoredPicture,
): Promise<UploadedSiteImage> => {
  const { site, actor, now } = writer;
  await recordFile(query, picture, now);
  const existing = await siteImageWith(query, site, picture.key);
  if (existing !== undefined) return { image: siteImageOf(existing), isKnown: true };
  await requireRoom(query, site);
  const id = uuid();
  const name = siteImageName(picture.name);
  const created = now.toISOString();
  const { key: fileKey, width, height } = picture;
  const fileName = nameToShow(picture.name);
  const inserted = await query
    .insertInto('siteImages')
    .values({
      ...{ id, version: 1, site, fileKey, fileName, name, alts: '{}', searchText: siteImageText(name, {}) },
      ...{ focus: null, width, height, created, uploadedBy: actor },
    })
    .onConflict((same) => same.columns(['site', 'fileKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const image = await siteImageWith(query, site, fileKey);
  if (image === undefined) throw notFound();
  if (inserted !== undefined) await record(query, writer, 'upload', { image, after: { name } });
  return { image: siteImageOf(image), isKnown: inserted === undefined };
};

/** Marks the file as new, so that no sweep in progress deletes it. A picture that an import stored stays as it is. */
const recordFile = async (query: Query, picture: StoredPicture, now: Date): Promise<void> => {
  const { key, name, contentType, length } = picture;
  const created = now.toISOString();
  const file = { key, name: nameToShow(name), contentType, length, held: null, original: null };
  await query
    .insertInto('files')
    .values({ ...file, purpose: 'library', created })
    .onConflict((same) => same.column('key').doUpdateSet({ created }))
    .execute();
};

const requireRoom = async (query: Query, site: string): Promise<void> => {
  const { total } = await query
    .selectFrom('siteImages')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('site', '=', site)
    .executeTakeFirstOrThrow();
  if (Number(total) >= SITE_IMAGES_MAX)
    throw invalid([{ path: 'file', code: 'site-images-max', params: { max: SITE_IMAGES_MAX } }]);
};

/** Changes the name, the alternative texts and the focus point of an image. */
export const changeSiteImage = async (
  query: Query,
  writer: PageWriter,
  id: string,
  { version, form }: { readonly version: number; readonly form: SiteImageForm },
): Promise<SiteImage> => {
  const before = await siteImageRow(query, writer.site, id);
  if (before === undefined) throw notFound();
  const next = storable(form);
  const faults = siteImageFaults(next);
  if (faults.length > 0) throw invalid(faults);
  const { name, alts, focus } = next;
  const changed = await query
    .updateTable('siteImages')
    .set({ name, alts: JSON.stringify(alts), searchText: siteImageText(name, alts) })
    .set({ focus: focus ? focusText(focus) : null, version: before.version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw conflict();
  const after = await siteImageRow(query, writer.site, id);
  if (after === undefined) throw notFound();
  await record(query, writer, 'change', { image: after, before: recorded(before), after: recorded(after) });
  return siteImageOf(after);
};

/** Languages in their usual order, without empty texts. */
const storable = ({ name, alts, focus }: SiteImageForm): SiteImageForm => {
  const texts = LANGUAGES.map((language) => [language, storableText(alts[language] ?? '')] as const);
  return {
    name: storableText(name),
    alts: Object.fromEntries(texts.filter(([, text]) => !isBlank(text))) as Localised,
    ...(focus && { focus }),
  };
};

/** Removes an image from the library, unless a page uses it; its file stays while earlier versions of pages do. */
export const removeSiteImage = async (query: Query, writer: PageWriter, id: string): Promise<void> => {
  const image = await siteImageRow(query, writer.site, id);
  if (image === undefined) throw notFound();
  const pages = await pagesWithPicture(query, writer.site, image.fileKey);
  if (pages.length > 0) throw invalid([usedOn(pages)]);
  await query.deleteFrom('siteImages').where('id', '=', id).execute();
  await record(query, writer, 'delete', { image, before: recorded(image) });
};

/** How many pages a refusal names. */
const PAGES_NAMED = 5;

const usedOn = (pages: readonly string[]): FieldFault => ({
  path: '',
  code: 'site-image-used',
  params: { pages: pages.slice(0, PAGES_NAMED).join(', '), more: Math.max(0, pages.length - PAGES_NAMED) },
});

type Row = NonNullable<Awaited<ReturnType<typeof siteImageRow>>>;

const recorded = ({ name, alts, focus }: Row) => ({
  name,
  alts: JSON.parse(alts) as unknown,
  focus: focusOf(focus ?? '') === undefined ? '' : focus,
});

interface Recorded {
  readonly image: Row;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

const record = (
  query: Query,
  { event, actor, now }: PageWriter,
  verb: 'upload' | 'change' | 'delete',
  { image: { id, name }, before, after }: Recorded,
): Promise<void> =>
  recordAudit(
    query,
    {
      ...{ event, actor, action: `site-image.${verb}`, subject: `site-image:${id}`, label: name },
      ...(before && { before }),
      ...(after && { after }),
    },
    now,
  );
