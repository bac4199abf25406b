import { FRAME_AREAS, type FrameArea } from '@fairdesk/core/editor';
import type { AuditEntry } from '@fairdesk/core/organiser';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { stampContent } from '../../../content/content-stamp.ts';
import { type Rendering, withRendering } from '../../../content/frame-rendering.ts';
import { LayoutJson } from '../../../content/layout-schema.ts';
import type { PageKey } from '../../../database/content-tables.ts';
import { isPage } from '../../../database/is-page.ts';
import type { Query } from '../../../database/open-database.ts';
import { recordAudit } from '../../../record-audit.ts';
import { conflict, notFound } from '../../../service.ts';
import type { FairWriter } from '../../fair-writer.ts';
import { cleanLayout } from '../clean-layout.ts';
import { type PageWriter, pageWriter, storedPage } from '../page-rows.ts';
import { rewritePage } from '../rewrite-page.ts';
import { commonFrame } from './common-frame.ts';
import { frameTexts } from './frame-texts.ts';
import { framesOf, publishedPages, type StoredFrame } from './site-frames.ts';

/** The renderings to write, by language. */
type Renderings = Readonly<Partial<Record<Language, Rendering>>>;

interface Change {
  readonly area: FrameArea;
  /** A page that has the frame. */
  readonly path: string;
  readonly version: string;
  readonly renderings: Renderings;
}

/** The headers and footers of a site, as the desk reads them. */
export const siteFrames = async (query: Query, site: string) => {
  const published = await publishedPages(query, site);
  return FRAME_AREAS.flatMap((area) => {
    const frames = framesOf(published, area);
    return frames.map((each) => {
      const { layouts: _, ...frame } = each;
      const common = commonFrame(frames, each)?.paths[0];
      return { ...frame, ...(common !== undefined && { common }) };
    });
  });
};

/**
 * Writes a header or footer into every page that shares it, in the given languages, and into the drafts of these pages.
 *
 * Pages are marked as changed like published ones. 409 when the header or footer is no longer the one that was seen.
 */
export const saveFrame = async (
  query: Query,
  writer: PageWriter,
  { area, path, version, renderings }: Change,
): Promise<void> => {
  const frame = framesOf(await publishedPages(query, writer.site), area).find(({ paths }) =>
    paths.includes(path),
  );
  if (frame === undefined || frame.version !== version) throw conflict();
  for (const language of LANGUAGES) {
    const rendering = renderings[language];
    if (rendering === undefined || frame.renderings[language] === undefined) continue;
    await writeAll(query, writer, { area, paths: frame.paths, language, rendering });
  }
  const { event, actor, now, site } = writer;
  const saved = framesOf(await publishedPages(query, site), area).find(({ paths }) => paths.includes(path));
  if (saved === undefined) throw conflict();
  const entry = { event, actor, action: `frame.${area}`, subject: `frame:${area}:${path}`, label: path };
  await recordAudit(query, { ...entry, before: recorded(frame, saved), after: recorded(saved, frame) }, now);
  await stampContent(query);
};

interface Writing {
  readonly area: FrameArea;
  readonly paths: readonly string[];
  readonly language: Language;
  readonly rendering: Rendering;
}

/** Writes a header or footer into pages in one language, and into their drafts. */
export const writeAll = async (
  query: Query,
  writer: PageWriter,
  { area, paths, language, rendering }: Writing,
): Promise<void> => {
  for (const path of paths)
    await writeOne(query, writer, { site: writer.site, path, language }, area, rendering);
};

const writeOne = async (
  query: Query,
  { now }: PageWriter,
  key: PageKey,
  area: FrameArea,
  rendering: Rendering,
): Promise<void> => {
  const { page, draft } = await storedPage(query, key);
  if (page === undefined) return;
  const changed = (text: string) => cleanLayout(withRendering(LayoutJson.parse(text), area, rendering));
  const layout = changed(page.layout);
  if (layout === page.layout) return;
  await rewritePage(query, page, layout, now);
  // A saved draft gets the header and footer of its page, so the revision that an editor has open still counts.
  if (draft?.layout)
    await query
      .updateTable('pageDrafts')
      .set({ layout: changed(draft.layout) })
      .where(isPage(key))
      .execute();
};

/** What the history has of a header or footer: the texts that the other one has not, and what restores it. */
const recorded = ({ area, version, renderings }: StoredFrame, other: StoredFrame) => ({
  frame: Object.fromEntries(
    LANGUAGES.filter((language) => renderings[language]).map((language) => {
      const others = new Set(frameTexts(other.renderings[language]?.rendering.fields));
      const lines = frameTexts(renderings[language]?.rendering.fields);
      return [language, lines.filter((line) => !others.has(line)).join('\n')];
    }),
  ),
  links: {
    ...{ area, version },
    renderings: Object.fromEntries(
      Object.entries(renderings).map(([language, { rendering }]) => [language, rendering]),
    ),
  },
});

export const RenderingsSchema = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.unknown()));

/** The body that changes a header or footer. */
export const FrameBodySchema = z.object({
  area: z.enum(FRAME_AREAS),
  path: z.string(),
  version: z.string(),
  renderings: RenderingsSchema,
});

const Links = z.object({
  version: z.string(),
  renderings: RenderingsSchema,
});

/** Restores a header or footer as it was before a save; 409 when it has changed since. */
export const restoreFrame = async (
  query: Query,
  restorer: FairWriter,
  { subject, before, after: saved }: AuditEntry,
): Promise<void> => {
  const [, named = '', path = ''] = /^frame:(\w+):(.*)$/s.exec(subject) ?? [];
  const area = FRAME_AREAS.find((each) => each === named);
  const old = Links.safeParse(before?.links).data;
  const current = Links.safeParse(saved?.links).data;
  if (area === undefined || old === undefined || current === undefined) throw notFound();
  await saveFrame(query, await pageWriter(query, restorer), {
    ...{ area, path, version: current.version, renderings: old.renderings },
  });
};
