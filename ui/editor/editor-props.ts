import type {
  ArticleEntry,
  BlockClipboard,
  BlockDescription,
  CopyStorage,
  FieldDescription,
  OpenedPage,
  ParamDescription,
} from '@fairdesk/core/editor';
import type { EventId, Language } from '@fairdesk/core/shared';

/** What the page editor is opened with. */
export interface EditorProps {
  event: EventId;
  opened: OpenedPage;
  /** Every kind of block, and the parameters that all of them have. */
  descriptions: readonly BlockDescription[];
  common: readonly ParamDescription[];
  /** The fields of a page itself. */
  pageFields: readonly FieldDescription[];
  /** The fields of a page that is an article, and the articles of the website. */
  articleFields: readonly FieldDescription[];
  articles: readonly ArticleEntry[];
  /** The IANA zone of the fair. */
  timeZone: string;
  /** The addresses of the page as visitors see it, absent when they do not open it at one, and of the list of pages. */
  addresses: { readonly page: string | undefined; readonly list: string };
  /** The addresses of this page's editor by language. */
  languages: readonly { readonly language: Language; readonly href: string }[];
}

/** What the page editor has in the browser, without a request. */
export interface EditorTools {
  /** The unsaved changes of a page. @param key of the page: `101 /visit en` */
  unsavedCopyOf: (key: string) => CopyStorage;
  /** The block that was copied last on any page of the fair. */
  clipboardOf: (event: EventId) => BlockClipboard;
  /** The key of an area of a document by its name in a mark of a drawing. */
  areaOfMark: (mark: string) => string;
}

/** The widths of a phone, a tablet and a desktop, in pixels. */
export const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type DeviceWidth = keyof typeof WIDTHS;
