import 'server-only';
import type { FrameArea, PageDocument, PagePlace, SiteFrameForm } from '@fairdesk/core/editor';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { type Failure, localPath } from '@fairdesk/core/shared';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { canvasHtml } from './canvas-html.ts';
import { cacheLayout, deleteLayout } from './layout-cache.ts';
import { renderForEditor } from './render-for-editor.ts';

/** Draws a page as the editor sent it to the API, in edit mode: what visitors would see, with marks around it. */
export const drawCanvas = (
  caller: OrganiserCaller,
  place: PagePlace,
  document: PageDocument,
): ResultAsync<{ readonly html: string }, Failure> =>
  currentUseCases()
    .pageApiOf(caller)
    .canvasLayout(place, document)
    .andThen(({ layout }) => new ResultAsync(renderCanvas(caller, place, layout)));

/** Draws a published page with a header or footer that is not saved. */
export const drawFrame = (
  caller: OrganiserCaller,
  {
    place,
    area,
    form,
  }: { readonly place: PagePlace; readonly area: FrameArea; readonly form: SiteFrameForm },
): ResultAsync<{ readonly html: string }, Failure> =>
  currentUseCases()
    .frameOfficeOf(caller)
    .canvasLayout(place, area, form)
    .andThen(({ layout }) => new ResultAsync(renderCanvas(caller, place, layout)));

const renderCanvas = async (
  { event }: OrganiserCaller,
  { path, language }: PagePlace,
  layout: unknown,
): Promise<Result<{ readonly html: string }, Failure>> => {
  const sites = await valueOr([], currentUseCases().sites.sites());
  const site = sites.find((each) => each.event === event);
  if (site === undefined) return err({ kind: 'not-found', what: `site of event ${event}` });
  const phrases = await valueOr({}, currentUseCases().dictionary.phrases(site.site, language));
  const layoutKey = cacheLayout({ layout, phrases });
  const rendering = await renderForEditor({
    route: localPath({ language, path: `/${site.virtualFolder}${path === '/' ? '' : path}` }),
    layoutKey,
    itemId: '',
    site: site.site,
    language,
    mode: 'edit',
    layoutKind: 'final',
  });
  deleteLayout(layoutKey);
  return rendering === undefined
    ? err({ kind: 'unavailable', request: 'POST canvas', answer: 'The page cannot be drawn' })
    : ok({ html: canvasHtml(rendering.html) });
};
