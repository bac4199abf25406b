import {
  FrameJoiningSchema,
  PageCreateBodySchema,
  PageLayoutBodySchema,
  PageMoveBodySchema,
  PagePlaceSchema,
  PagePublishBodySchema,
  PageRemoveBodySchema,
  PageRenderBodySchema,
  PageRevisionBodySchema,
  PageVersionBodySchema,
  PreviewLinkBodySchema,
} from '@fairdesk/core/editor';
import type * as z from 'zod/mini';
import type { Query } from '../../database/open-database.ts';
import { json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { articleList } from './article-list.ts';
import { changeLinks } from './change-links.ts';
import { confirmTranslations } from './confirm-translations.ts';
import { createPage } from './create-page.ts';
import { createSpecialPage } from './create-special-page.ts';
import { joinFrames } from './frames/frame-joining.ts';
import { FrameBodySchema, saveFrame, siteFrames } from './frames/frame-writes.ts';
import { movePage } from './move-page.ts';
import { discardDraft, openPage, saveDraft } from './page-drafts.ts';
import { pageLinks } from './page-links.ts';
import { pageList } from './page-list.ts';
import { type PageWriter, pageWriter, placeIn } from './page-rows.ts';
import { pageVersion, pageVersions, restoreVersion } from './page-versions.ts';
import { placedDialogs } from './placed-dialogs.ts';
import { linkPreview, openPreview, revokePreviews } from './preview-links.ts';
import { publishChanges } from './publish-changes.ts';
import { cancelSchedule, publishPage, unpublishPage } from './publish-page.ts';
import { removePage } from './remove-page.ts';
import { renderedDraft, renderedLayout } from './rendered-draft.ts';
import { siteImagesArea } from './site-images/site-images-area.ts';
import { undoRemoval } from './undo-removal.ts';

type Work = (query: Query, writer: PageWriter) => Promise<unknown>;

/** Reads the body before the transaction begins. */
type Read = (call: OrganiserCall, parts: OrganiserParts) => Work | Promise<Work>;

/** The largest body, in bytes: the longest page, escaped. */
const LARGEST_BODY = 4 * 1_048_576;

const body =
  <S extends z.ZodMiniType>(
    schema: S,
    work: (query: Query, writer: PageWriter, input: z.output<S>) => Promise<unknown>,
  ): Read =>
  async ({ request }) => {
    const input = await readDeskBody(request, schema, LARGEST_BODY);
    return (query, writer) => work(query, writer, input);
  };

const list: Work = async (query, { site }) => ({ items: await pageList(query, site) });

const frames: Work = async (query, { site }) => ({ items: await siteFrames(query, site) });

const GET: Readonly<Record<string, Read>> = {
  '': () => list,
  articles:
    () =>
    (query, { site }) =>
      articleList(query, site),
  dialogs:
    () =>
    async (query, { site }) => ({ items: await placedDialogs(query, site) }),
  frames: () => frames,
  draft:
    ({ request }) =>
    (query, writer) =>
      openPage(query, writer, placeIn(request.url.searchParams)),
  preview:
    ({ request: { url } }) =>
    (query, writer) =>
      openPreview(
        query,
        writer,
        url.searchParams.get('token') ?? '',
        url.searchParams.has('path') ? placeIn(url.searchParams) : undefined,
      ),
  rendered:
    ({ request: { url } }) =>
    (query, writer) =>
      renderedDraft(query, writer, placeIn(url.searchParams), url.searchParams.get('mode') ?? ''),
  links:
    ({ request }, { publicUrl }) =>
    async (query, writer) => ({
      items: await pageLinks(query, writer, request.url.searchParams.get('path') ?? '', publicUrl),
    }),
  version:
    ({ request: { url } }) =>
    (query, writer) =>
      pageVersion(query, writer, placeIn(url.searchParams), url.searchParams.get('version') ?? ''),
  versions:
    ({ request }) =>
    async (query, writer) => ({
      items: await pageVersions(query, writer, placeIn(request.url.searchParams)),
    }),
};

const POST: Readonly<Record<string, Read>> = {
  '': body(PageCreateBodySchema, (query, writer, { title, kind, id, ...place }) =>
    kind === undefined || kind === 'article'
      ? createPage(query, writer, place, { title, kind, id })
      : createSpecialPage(query, writer, kind, { title, id, ...place }),
  ),
  discard: body(PageRevisionBodySchema, (query, writer, { revision, ...place }) =>
    discardDraft(query, writer, place, revision),
  ),
  publish: body(PagePublishBodySchema, (query, writer, { revision, at, separates, ...place }) =>
    publishPage(query, writer, place, { revision, at, separates }),
  ),
  'preview-link': async (call, { publicUrl }) => {
    const { scope, ...place } = await readDeskBody(call.request, PreviewLinkBodySchema);
    return (query, writer) => linkPreview(query, writer, { place, scope, publicUrl });
  },
  'revoke-previews': body(PagePlaceSchema, revokePreviews),
  cancel: body(PagePlaceSchema, cancelSchedule),
  'frames/join': body(FrameJoiningSchema, async (query, writer, joining) => {
    await joinFrames(query, writer, joining);
    return frames(query, writer);
  }),
  unpublish: body(PagePlaceSchema, unpublishPage),
  rendered: body(PageRenderBodySchema, (query, writer, { layout, ...place }) =>
    renderedLayout(query, writer, place, layout),
  ),
  restore: body(PageVersionBodySchema, (query, writer, { version, revision, ...place }) =>
    restoreVersion(query, writer, place, { version, revision }),
  ),
  move: async ({ request }, { publicUrl }) => {
    const { from, to, changesLinks } = await readDeskBody(request, PageMoveBodySchema);
    return async (query, writer) => {
      await movePage(query, writer, from, to);
      if (changesLinks) await changeLinks(query, writer, { from, to }, publicUrl);
      return list(query, writer);
    };
  },
  remove: body(PageRemoveBodySchema, async (query, writer, { path }) => {
    await removePage(query, writer, path);
    return list(query, writer);
  }),
  'undo-removal': body(PageRemoveBodySchema, async (query, writer, { path }) => {
    await undoRemoval(query, writer, path);
    return list(query, writer);
  }),
  'confirm-translations': body(PageRemoveBodySchema, async (query, writer, { path }) => {
    await confirmTranslations(query, writer, path);
    return list(query, writer);
  }),
  'publish-changes': body(PageRemoveBodySchema, async (query, writer, { path }) => {
    await publishChanges(query, writer, path);
    return list(query, writer);
  }),
};

const PUT: Readonly<Record<string, Read>> = {
  frames: body(FrameBodySchema, async (query, writer, change) => {
    await saveFrame(query, writer, change);
    return frames(query, writer);
  }),
  draft: body(PageLayoutBodySchema, (query, writer, { layout, revision, ...place }) =>
    saveDraft(query, writer, place, layout, revision),
  ),
};

const READS: Readonly<Record<string, Readonly<Record<string, Read>>>> = { GET, POST, PUT };

/**
 * The pages of the fair's site for their editors.
 *
 * | request                                              | does                                          |
 * | ---------------------------------------------------- | --------------------------------------------- |
 * | `GET`, `POST`                                        | lists the pages, adds one                     |
 * | `GET articles`                                       | lists the articles among them                 |
 * | `GET dialogs`                                        | lists the dialogs that stand on them          |
 * | `GET draft`, `PUT draft`                             | opens a page, saves its draft                 |
 * | `GET rendered`, `POST rendered`                      | the draft, or a page to try, as the layout service sends pages |
 * | `POST discard`, `publish`, `cancel`, `unpublish`     | changes what visitors see                     |
 * | `images`, `images/{id}`                              | see {@link siteImagesArea}                    |
 * | `GET versions`, `GET version`, `POST restore`        | earlier versions, one of them, as the draft   |
 * | `GET links`                                          | lists the pages that link to a page           |
 * | `GET frames`, `PUT frames`                           | the headers and footers of the site, changes one |
 * | `POST frames/join`                                   | gives the pages of one header or footer another one |
 * | `POST preview-link`, `revoke-previews`, `GET preview` | a link to a draft, its end, what it opens    |
 * | `POST confirm-translations`                          | says that all translations are up to date     |
 * | `POST publish-changes`                               | publishes a page in every changed language    |
 * | `POST move`, `POST remove`, `POST undo-removal`      | moves, deletes, restores it in every language |
 */
export const pagesArea: OrganiserArea =
  (parts) =>
  async (call): Promise<ServiceResponse> => {
    const { database, clock } = parts;
    const { event, actor, path, request } = call;
    if (path[0] === 'images') return siteImagesArea(parts, { ...call, path: path.slice(1) });
    const name = path.join('/');
    const read = READS[request.method]?.[name];
    if (read === undefined) {
      const isKnown = Object.values(READS).some((reads) => Object.hasOwn(reads, name));
      if (isKnown) return methodNotAllowed;
      throw notFound();
    }
    const work = await read(call, parts);
    const run = async (query: Query) => work(query, await pageWriter(query, { event, actor, now: clock() }));
    const isRead = request.method === 'GET' || name === 'rendered';
    return json(200, isRead ? await run(database.query) : await database.write(run));
  };
