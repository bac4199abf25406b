import 'server-only';
import { type BlockKind, jsonLd, type Page, pageBlocks } from '@fairdesk/core/page';
import {
  exhibitorSearch,
  type FoundExhibitors,
  type FoundProducts,
  findExhibitors,
  findProducts,
  type ProductDirectory,
  type PublicProfile,
  productSearch,
  productSpot,
} from '@fairdesk/core/profile';
import { decodeAddress, type EventId, type Failure, type Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { FairData, Unavailable } from '#ui/page/fair-data.ts';
import { exhibitorData } from '#ui/profile/exhibitor-data.ts';
import { unavailable } from './unavailable.ts';
import { withinDeadline } from './within-deadline.ts';

interface FairDataInput {
  readonly page: Page;
  readonly event: EventId | undefined;
  readonly language: Language;
  /** With its language and without its query: `/nl/aqua/exhibitors`. */
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
  const blocks = pageBlocks(page);
  const wants = (kind: BlockKind) => event !== undefined && blocks.some((block) => block.kind === kind);
  const directory = currentUseCases().exhibitors;
  if (event && (wants('exhibitor-list') || wants('product-list'))) {
    const query = Object.fromEntries(new URLSearchParams(search));
    const exhibitors = wants('exhibitor-list')
      ? soonOrLate(findExhibitors(directory)(event, language, exhibitorSearch(query)))
      : undefined;
    const products = wants('product-list')
      ? soonOrLate(
          findProducts(withLoggedFacets(currentUseCases().products))(event, language, productSearch(query)),
        )
      : undefined;
    return ResultAsync.fromSafePromise(Promise.all([exhibitors, products])).map(([listed, productList]) => ({
      listAddress: address,
      ...(listed && { exhibitors: listed.matches }),
      ...(productList && { products: productList.matches }),
    }));
  }
  if (event && wants('exhibitor')) {
    const place = address.lastIndexOf('/');
    const slug = decodeAddress(address.slice(place + 1));
    const spot = productSpot(Object.fromEntries(new URLSearchParams(search)));
    return directory.find(event, slug, language, spot).map((exhibitor) => ({
      listAddress: address.slice(0, place),
      exhibitor,
      structured: structured(exhibitor, address),
      ...(exhibitor.slug !== slug && {
        movedTo: `${address.slice(0, place)}/${encodeURIComponent(exhibitor.slug)}${search}`,
      }),
    }));
  }
  return okAsync({ listAddress: address });
};

/** What is found, or a promise of it when loading takes long. */
const soonOrLate = async <Found extends FoundExhibitors | FoundProducts>(
  finding: ResultAsync<Found, Failure>,
): Promise<{ readonly matches: Found | Unavailable | Promise<Found | Unavailable> }> => {
  const matches = finding.match<Found | Unavailable>((each) => each, unavailable);
  // Within an object, so that what is late is not awaited.
  return { matches: (await withinDeadline(matches)) ?? matches };
};

/** The list goes on without filters that cannot be read. */
const withLoggedFacets = (directory: ProductDirectory): ProductDirectory => ({
  ...directory,
  facets: (event, language) => directory.facets(event, language).orTee(unavailable),
});

const structured = (exhibitor: PublicProfile, address: string): string =>
  jsonLd(JSON.stringify(exhibitorData(exhibitor, `${runtime().settings.appUrl}${address}`))) ?? '';
