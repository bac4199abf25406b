import { FRAME_AREAS, type FrameArea, type FrameJoining } from '@fairdesk/core/editor';
import type { AuditEntry } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { stampContent } from '../../../content/content-stamp.ts';
import { contentOf, renderingOf } from '../../../content/frame-rendering.ts';
import type { Query } from '../../../database/open-database.ts';
import { recordAudit } from '../../../record-audit.ts';
import { conflict, notFound } from '../../../service.ts';
import type { FairWriter } from '../../fair-writer.ts';
import { type PageWriter, pageWriter } from '../page-rows.ts';
import { frameTexts } from './frame-texts.ts';
import { RenderingsSchema, writeAll } from './frame-writes.ts';
import { framesOf, publishedPages, type StoredFrame } from './site-frames.ts';

/**
 * Gives every page that has one header or footer another one, in each language in which there is the other one.
 *
 * 409 when one of the two is no longer as it was seen.
 */
export const joinFrames = async (
  query: Query,
  writer: PageWriter,
  { area, path, version, to, toVersion }: FrameJoining,
): Promise<void> => {
  const frames = framesOf(await publishedPages(query, writer.site), area);
  const at = (page: string) => frames.find(({ paths }) => paths.includes(page));
  const [from, into] = [at(path), at(to)];
  if (!from || !into || from === into || from.version !== version || into.version !== toVersion)
    throw conflict();
  await writeRenderings(query, writer, area, from.paths, renderingsOf(into));
  const entry = { action: 'frame.join', subject: `frame:${area}:${path}`, label: from.paths.join(', ') };
  await record(query, writer, {
    ...entry,
    before: linksOf(from, from.paths),
    after: linksOf(into, from.paths),
  });
};

/** Gives the pages their former header or footer again; 409 when one of them has another one by now. */
export const restoreJoined = async (
  query: Query,
  restorer: FairWriter,
  { subject, label, before, after }: AuditEntry,
): Promise<void> => {
  const area = FRAME_AREAS.find((each) => subject.startsWith(`frame:${each}:`));
  const old = Links.safeParse(before?.links).data;
  const current = Links.safeParse(after?.links).data;
  if (area === undefined || old === undefined || current === undefined) throw notFound();
  const writer = await pageWriter(query, restorer);
  const { pages } = await publishedPages(query, writer.site);
  for (const { path, language, layout } of pages) {
    const expected = current.renderings[language];
    if (!old.paths.includes(path) || expected === undefined) continue;
    if (contentOf(renderingOf(layout, area)) !== contentOf(expected)) throw conflict();
  }
  await writeRenderings(query, writer, area, old.paths, old.renderings);
  const entry = { action: 'frame.join', subject, label: label ?? '' };
  await record(query, writer, { ...entry, before: after ?? {}, after: before ?? {} });
};

type Renderings = z.output<typeof RenderingsSchema>;

const writeRenderings = async (
  query: Query,
  writer: PageWriter,
  area: FrameArea,
  paths: readonly string[],
  renderings: Renderings,
): Promise<void> => {
  for (const language of LANGUAGES) {
    const rendering = renderings[language];
    if (rendering) await writeAll(query, writer, { area, paths, language, rendering });
  }
  await stampContent(query);
};

const renderingsOf = ({ renderings }: StoredFrame): Renderings =>
  Object.fromEntries(
    Object.entries(renderings).map(([language, { rendering }]) => [language, { ...rendering }]),
  );

/** What the history has: the texts, and what restores them. */
const linksOf = (frame: StoredFrame, paths: readonly string[]) => ({
  frame: Object.fromEntries(
    Object.entries(frame.renderings).map(([language, { rendering }]) => [
      language,
      frameTexts(rendering.fields).join('\n'),
    ]),
  ),
  links: { paths, renderings: renderingsOf(frame) },
});

const Links = z.object({ paths: z.array(z.string()), renderings: RenderingsSchema });

interface Entry {
  readonly action: string;
  readonly subject: string;
  readonly label: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const record = (query: Query, { event, actor, now }: PageWriter, entry: Entry): Promise<void> =>
  recordAudit(query, { event, actor, ...entry }, now);
