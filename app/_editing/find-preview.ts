import 'server-only';
import type { PagePlace, PreviewScope } from '@fairdesk/core/editor';
import { describeFailure, eventIdOf, type Language, localPath } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { pathInSite } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { previewFolder } from './preview-address.ts';

/** A request for the page that a preview link opens. */
interface PreviewRequest {
  readonly event: string;
  readonly token: string;
  readonly language: Language;
  /** The participation type that the pages are shown to; empty for a visitor. */
  readonly type: string;
  /** Within the website: `/news`; empty for the page that the link itself leads to. */
  readonly address: string;
  /** `?page=2`; may be empty. */
  readonly search: string;
}

/** A draft that a preview link opens. */
export interface FoundPreview {
  readonly kind: 'found';
  readonly scope: PreviewScope;
  /** As the layout service sends pages. */
  readonly layout: unknown;
  /** When the link no longer opens. ISO 8601, UTC. */
  readonly expires: string;
  readonly language: Language;
  /** Within the website. */
  readonly path: string;
  /** Where visitors will find the page, without language: `/aqua/news`. */
  readonly publicAddress: string;
  /** Where links on the page lead: the folder of the website, or its preview. */
  readonly folder: string;
  /** The address of the page in that folder, without language. */
  readonly previewAddress: string;
  /** The address of this visit, without language: lists continue there. */
  readonly visitedAddress: string;
}

/** What a preview link leads to other than a page. */
export type NoPage =
  /** The page exists in another language only. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The website has no page there; `home` is where its preview begins. */
  | { readonly kind: 'missing'; readonly home: string };

/** Finds the draft that a preview link opens; `undefined` when the link is unknown, revoked or expired. */
export const findPreview = async ({
  event,
  token,
  language,
  type,
  address,
  search,
}: PreviewRequest): Promise<FoundPreview | NoPage | undefined> => {
  const sites = await valueOr([], currentUseCases().sites.sites());
  const site = sites.find((each) => each.event === event);
  const siteFolder = site?.virtualFolder ?? '';
  const requested = address === '' ? undefined : { path: pathInSite(address, siteFolder), language };
  const linked = await draftAt(event, token, requested);
  // A link to the website begins in its own language; its first page has others too.
  const isOther =
    requested === undefined && linked?.scope === 'website' && linked.place?.language !== language;
  const draft = isOther ? await draftAt(event, token, { path: '/', language }) : linked;
  if (draft === undefined) return undefined;
  const { scope, expires, place, layout } = draft;
  const isOfWebsite = scope === 'website';
  const preview = previewFolder(event, token, type);
  const folder = isOfWebsite ? preview : siteFolder;
  if (place === undefined)
    return { kind: 'missing', home: localPath({ language, path: below(folder, '/') }) };
  const path = requested?.path ?? place.path;
  if (isOfWebsite && place.language !== language)
    return {
      kind: 'moved',
      to: localPath({ language: place.language, path: below(folder, path), suffix: search }),
    };
  return {
    ...{ kind: 'found', scope, expires, layout, language: place.language, path },
    publicAddress: below(siteFolder, path),
    ...{ folder, previewAddress: below(folder, path) },
    visitedAddress: isOfWebsite ? below(folder, path) : `/${preview}`,
  };
};

/** The address of a page, without language. */
const below = (folder: string, path: string): string => {
  if (folder === '') return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};

const draftAt = async (id: string, token: string, place: PagePlace | undefined) => {
  const event = eventIdOf(id);
  // Pages have drafts on the embedded store only.
  if (event === undefined || runtime().settings.profileService) return undefined;
  const { pageOfficeOf, log } = currentUseCases();
  const preview = await pageOfficeOf({ event, actor: '' }).preview(token, place);
  if (preview.isErr() && preview.error.kind !== 'not-found')
    log.error(describeFailure(preview.error), failureDetails(preview.error));
  return preview.unwrapOr(undefined);
};
