import 'server-only';
import { hasOnlyContent, type Page } from '@fairdesk/core/page';
import { participationTypesIn, visibleToType } from '@fairdesk/core/portal';
import { describeFailure, eventIdOf } from '@fairdesk/core/shared';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { readEdited } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { COOKIE_NAMES } from '#app/_process/cookie-names.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { completeFairData } from '#app/_site/complete-fair-data.ts';
import { frameOf, openFrame } from '#app/_site/open-frame.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { editorSample } from './editor-sample.ts';

/** The draft that a preview link opens. */
interface OpenedPreview {
  readonly page: Page;
  readonly data: PortalData;
  /** When the link no longer opens. ISO 8601, UTC. */
  readonly expires: string;
  /** The participation types that the page treats differently. */
  readonly types: readonly string[];
  /** The one that it is shown to; empty for a visitor. */
  readonly viewerType: string;
}

/**
 * The draft that a preview link opens; `undefined` when it is unknown, revoked or expired. Never cached.
 *
 * @param requestedType the participation type to show it to; one that the page does not name is ignored
 */
export const openPreview = cache(
  async (event: string, token: string, requestedType: string): Promise<OpenedPreview | undefined> => {
    const draft = await draftAt(event, token);
    if (draft === undefined) return undefined;
    const { path, language } = draft.place;
    const sites = await valueOr([], currentUseCases().sites.sites());
    const folder = sites.find((site) => site.event === event)?.virtualFolder ?? '';
    const frame = await openFrame(language, path === '/' ? `/${folder}` : `/${folder}${path}`);
    const read = readEdited(
      draft.layout,
      {},
      { site: frame.siteName, folder, path, language, itemId: '', layoutKind: 'final', mode: 'preview' },
      { ...runtime().settings, cookieNames: COOKIE_NAMES },
    );
    if (read.isErr()) return undefined;
    const types = participationTypesIn(read.value.page);
    const viewerType = types.includes(requestedType) ? requestedType : '';
    const page = visibleToType(read.value.page, viewerType);
    // A preview is no visit.
    const { analytics: _, ...data } = frameOf(frame, page).data;
    const isPersonal = !hasOnlyContent(page) || viewerType !== '';
    return {
      ...{ page, types, viewerType, expires: draft.expires },
      data: {
        ...data,
        ...(isPersonal && editorSample(viewerType)),
        ...(await completeFairData(page, frame)),
      },
    };
  },
);

const draftAt = async (id: string, token: string) => {
  const event = eventIdOf(id);
  // Pages have drafts on the embedded store only.
  if (event === undefined || runtime().settings.profileService) return undefined;
  const { pageOfficeOf, log } = currentUseCases();
  const preview = await pageOfficeOf({ event, actor: '' }).preview(token);
  if (preview.isErr() && preview.error.kind !== 'not-found')
    log.error(describeFailure(preview.error), failureDetails(preview.error));
  return preview.unwrapOr(undefined);
};
