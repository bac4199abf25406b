import * as z from 'zod/mini';
import { type FieldCode, type FieldFault, LANGUAGES } from '../shared/index.ts';
import type { DocumentBlock, DocumentPlace, FieldRecord, PageDocument } from './page-document.ts';
import { depthFaults, pageFaults } from './page-limits.ts';
import { PAGE_PURPOSES } from './page-purpose.ts';
import { PREVIEW_SCOPES } from './preview-link.ts';

/** Values by name; the limits of a page are checked before, for the page as a whole. */
const Fields: z.ZodMiniType<FieldRecord> = z.custom<FieldRecord>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const Name = z.string().check(z.minLength(1), z.maxLength(200));

/** Any value without these faults; an issue has the code of its fault as `params.fault`. */
const without = (faultsOf: (value: unknown) => readonly FieldFault[]) =>
  z.transform((value: unknown, { issues }) => {
    for (const { code, params } of faultsOf(value))
      issues.push({ code: 'custom', input: value, path: [], params: { fault: code, ...params } });
    return value;
  });

/** Any value within the depth of a page: before a schema that recurses, whose stack a deeper value would overflow. */
export const WithinPageDepth = without(depthFaults);

/** A block of a page, with the blocks in its places. */
export const DocumentBlockSchema: z.ZodMiniType<DocumentBlock> = z.pipe(
  WithinPageDepth,
  z.lazy(() =>
    z.object({
      id: Name,
      component: Name,
      fields: Fields,
      params: z.record(z.string(), z.string()),
      places: DocumentPlacesSchema,
      kept: Fields,
    }),
  ),
);
/** The places of a page or block, with their blocks. */
export const DocumentPlacesSchema: z.ZodMiniType<readonly DocumentPlace[]> = z.array(
  z.object({ key: Name, blocks: z.array(DocumentBlockSchema) }),
);

const Document = z.object({ fields: Fields, areas: DocumentPlacesSchema });

/** Any value within the limits of {@link pageFaults}. */
export const WithinPageLimits = without(pageFaults);

/** A page as an editor sends it, within the limits of {@link pageFaults}. */
export const PageDocumentSchema: z.ZodMiniType<PageDocument> = z.pipe(WithinPageLimits, Document);

const Path = z.string().check(z.maxLength(500));
const Language = z.enum(LANGUAGES);
const Revision = z.number().check(z.int(), z.nonnegative());
const PLACE = { path: Path, language: Language };

/** A page in one language, as requests name it. */
export const PagePlaceSchema = z.strictObject(PLACE);
/** A version of a page in a query. */
export const PageVersionPlaceSchema = z.strictObject({ ...PLACE, version: Name });
/** The body that saves a draft. */
export const PageDraftBodySchema = z.strictObject({
  ...PLACE,
  document: PageDocumentSchema,
  revision: Revision,
});
/** The body that draws a page. */
export const PageCanvasBodySchema = z.strictObject({ ...PLACE, document: PageDocumentSchema });
/** A drawn page, as the server sends it. */
export const PageCanvasSchema = z.object({ html: z.string() });
/** The body that renders a page as the content platform would send it. */
export const PageRenderBodySchema = z.strictObject({ ...PLACE, layout: z.unknown() });
/** The body that saves a draft as the content platform stores it. */
export const PageLayoutBodySchema = z.strictObject({ ...PLACE, layout: z.unknown(), revision: Revision });
/** The body that discards a draft. */
export const PageRevisionBodySchema = z.strictObject({ ...PLACE, revision: Revision });
/** The body that publishes a page, now or at a time. */
export const PagePublishBodySchema = z.strictObject({
  ...PLACE,
  revision: Revision,
  at: z.exactOptional(z.iso.datetime()),
  separates: z.exactOptional(z.number()),
});
/** The body that makes an earlier version the draft. */
export const PageVersionBodySchema = z.strictObject({ ...PLACE, revision: Revision, version: Name });
/** The body that adds a page, an article, an error page or a dialog, with this id. */
export const PageCreateBodySchema = z.strictObject({
  ...PLACE,
  title: z.string().check(z.maxLength(1000)),
  kind: z.exactOptional(z.enum(['article', ...PAGE_PURPOSES])),
  id: z.exactOptional(z.uuid()),
});
/** The body that moves a page. */
export const PageMoveBodySchema = z.strictObject({
  from: Path,
  to: Path,
  changesLinks: z.exactOptional(z.boolean()),
});
/** The body that acts on a page in every language: deletes it, restores it, publishes its changes. */
export const PageRemoveBodySchema = z.strictObject({ path: Path });

const Status = z.enum(['published', 'unpublished']);
const Purpose = z.exactOptional(z.enum(PAGE_PURPOSES));
/** What keeps a scheduled draft from being published. */
export const HeldBackSchema = z.object({
  at: z.string(),
  faults: z.array(
    z.object({
      path: z.string(),
      code: z.custom<FieldCode>((code) => typeof code === 'string'),
      params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
const Opened = {
  place: PagePlaceSchema,
  purpose: Purpose,
  status: Status,
  revision: z.number(),
  isChanged: z.boolean(),
  publishAt: z.exactOptional(z.string()),
  heldBack: z.exactOptional(HeldBackSchema),
  others: z.array(z.string()),
};

/** A page open in the editor, as the server sends it. */
export const OpenedPageSchema = z.object({
  ...Opened,
  document: Document,
});
/** A version of a page, as the server sends it. */
export const PageVersionSchema = z.object({ document: Document });
/** What is left of a draft after a save, as the server sends it. */
export const SavedDraftSchema = z.object({ revision: z.number(), others: z.array(z.string()) });

const TRANSLATION = {
  language: Language,
  title: z.string(),
  status: Status,
  isChanged: z.boolean(),
  publishAt: z.exactOptional(z.string()),
  isHeldBack: z.exactOptional(z.boolean()),
  updated: z.string(),
  edited: z.exactOptional(z.string()),
};
const ENTRY = { path: z.string(), isNeeded: z.boolean(), purpose: Purpose };

/** The pages of a website, as the server sends them. */
export const PageEntriesSchema = z.object({
  items: z.array(z.object({ ...ENTRY, translations: z.array(z.object(TRANSLATION)) })),
});

const articles = <S extends z.ZodMiniType>(translation: S) =>
  z.object({
    items: z.array(z.object({ ...ENTRY, id: z.string(), translations: z.array(translation) })),
    homes: z.array(z.string()),
  });

/** The articles of a website, as the server sends them. */
export const ArticleListSchema = articles(
  z.object({ ...TRANSLATION, date: z.string(), tags: z.array(z.string()) }),
);
/** The articles of a website as the content platform stores their fields. */
export const StoredArticleListSchema = articles(
  z.object({ ...TRANSLATION, fields: z.record(z.string(), z.unknown()) }),
);

/** The body that makes a preview link; of one page unless it says otherwise. */
export const PreviewLinkBodySchema = z.strictObject({
  ...PLACE,
  scope: z.exactOptional(z.enum(PREVIEW_SCOPES)),
});
/** A preview link, as the server sends it. */
export const PreviewLinkSchema = z.object({ href: z.string(), expires: z.string() });
/** How many preview links were revoked, as the server sends it. */
export const RevokedPreviewsSchema = z.object({ revoked: z.number() });

/** The pages that link to a page, as the server sends them. */
export const PageLinksSchema = z.object({
  items: z.array(z.object({ path: z.string(), language: Language, title: z.string() })),
});

/** The earlier versions of a page, as the server sends them. */
export const PageVersionsSchema = z.object({
  items: z.array(z.object({ id: z.string(), published: z.string(), editor: z.string() })),
});
