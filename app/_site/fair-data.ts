import 'server-only';
import { type BlockKind, jsonLd, type Page, withNested } from '@fairdesk/core/page';
import { exhibitorSearch, findExhibitors, type PublicProfile } from '@fairdesk/core/profile';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { FairData } from '#ui/page/fair-data.ts';
import { exhibitorData } from '#ui/profile/exhibitor-data.ts';
import { unavailable } from './unavailable.ts';
import { withinDeadline } from './within-deadline.ts';

interface FairDataInput {
  readonly page: Page;
  readonly event: EventId | undefined;
  readonly language: Language;
  /** Decoded, with its language and without its query: `/nl/aqua/exhibitors`. */
  readonly address: string;
  /** The query: `?q=pump&page=2`; may be empty. */
  readonly search: string;
}

/** The fair's data for the blocks of a page; each is loaded only if a block needs it. */
export const fairData = ({
  page,
  event,
  language,
  address,
  search,
}: FairDataInput): ResultAsync<FairData & { readonly movedTo?: string }, Failure> => {
  const blocks = withNested(page.main);
  const wants = (kind: BlockKind) => event !== undefined && blocks.some((block) => block.kind === kind);
  const directory = currentUseCases().exhibitors;
  if (event && wants('exhibitor-list')) {
    const query = exhibitorSearch(Object.fromEntries(new URLSearchParams(search)));
    const found = findExhibitors(directory)(event, language, query).match(
      (exhibitors) => exhibitors,
      unavailable,
    );
    return ResultAsync.fromSafePromise(withinDeadline(found)).map((soon) => ({
      listAddress: address,
      exhibitors: soon ?? found,
    }));
  }
  if (event && wants('exhibitor')) {
    const place = address.lastIndexOf('/');
    const slug = address.slice(place + 1);
    return directory.find(event, slug, language).map((exhibitor) => ({
      listAddress: address.slice(0, place),
      exhibitor,
      structured: structured(exhibitor, address),
      ...(exhibitor.slug !== slug && {
        movedTo: `${address.slice(0, place)}/${encodeURIComponent(exhibitor.slug)}`,
      }),
    }));
  }
  return okAsync({ listAddress: address });
};

const structured = (exhibitor: PublicProfile, address: string): string =>
  jsonLd(JSON.stringify(exhibitorData(exhibitor, `${runtime().settings.appUrl}${address}`))) ?? '';
