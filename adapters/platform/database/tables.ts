import type { ContentTables } from './content-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { IntegrationTables } from './integration-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { ResourceTables } from './resource-rows.ts';

/**
 * The rows of every table. Flags are 0 or 1, times are ISO texts, JSON is text.
 *
 * The migrations create the columns.
 */
export interface Tables
  extends ResourceTables,
    ContentTables,
    IdentityTables,
    MailTables,
    IntegrationTables,
    DeskTables {
  readonly articleReactions: ArticleReactionRow;
  readonly participationCategories: { readonly participationId: string; readonly categoryId: string };
  readonly productCategories: { readonly productId: string; readonly categoryId: string };
  /** Every slug that an event has or had; triggers write it. */
  readonly fairSlugs: { readonly slug: string; readonly eventId: string };
  readonly awardCategories: { readonly awardId: string; readonly categoryId: string };
  readonly participationSegments: { readonly participationId: string; readonly segmentId: string };
  readonly files: FileRow;
  readonly idempotencyKeys: IdempotencyRow;
  readonly rateLimits: { readonly key: string; readonly points: number; readonly expire: number | null };
  readonly fileContents: { readonly key: string; readonly bytes: Uint8Array; readonly written: string };
}

export interface FileRow {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly length: number;
  /** `resource`: deleted when no image or document references it. `content`: stays until removed. */
  readonly purpose: string;
  readonly created: string;
  /** For a thumbnail, the key of the picture it was made from; deleted with that picture. */
  readonly original: string | null;
  /** `CHECKING` or `INFECTED`: not served. */
  readonly held: string | null;
}

export interface IdempotencyRow {
  readonly path: string;
  readonly key: string;
  /** A digest of the request, to detect a different request under the same key. */
  readonly digest: string;
  readonly answer: string | null;
  readonly created: string;
}

/** The reactions of a user to an article; a row without any is deleted. */
export interface ArticleReactionRow {
  readonly userId: string;
  /** Without dashes. */
  readonly articleId: string;
  readonly isLike: number;
  readonly isDislike: number;
  /** Ordered by the time of saving; null while the article is not saved. */
  readonly saveId: string | null;
}
