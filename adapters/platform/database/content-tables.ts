/** What the content service serves. */
export interface ContentTables {
  readonly sites: SiteRow;
  readonly pages: PageRow;
  readonly pageDrafts: PageDraftRow;
  readonly pageEditors: PageEditorRow;
  readonly pageVersions: PageVersionRow;
  readonly siteImages: SiteImageRow;
  readonly previewLinks: PreviewLinkRow;
  readonly dictionary: PhraseRow;
  readonly contentStamps: { readonly name: string; readonly stamp: string };
}

export interface SiteRow {
  readonly name: string;
  readonly eventId: string | null;
  readonly virtualFolder: string | null;
  /** JSON: `{"src":"/files/…","alt":"Horti Fair"}` */
  readonly logo: string | null;
  /** `#0a5c4a` */
  readonly brandColour: string | null;
  /** JSON: `["en","nl"]` */
  readonly languages: string;
  /** JSON object. */
  readonly settings: string;
}

export interface PageRow {
  readonly site: string;
  /** `/visit/how-to-get-there` */
  readonly path: string;
  readonly language: string;
  /** JSON, in the layout service's format. */
  readonly layout: string;
  readonly updated: string;
}

/** A page of a site in one language. */
export interface PageKey {
  readonly site: string;
  readonly path: string;
  readonly language: string;
}

/** The work on a page; the row stays without a draft, so that its revision never counts twice. */
export interface PageDraftRow extends PageKey {
  /** JSON, in the layout service's format; null without a draft. */
  readonly layout: string | null;
  /** Grows with every change in the editor. */
  readonly revision: number;
  readonly modified: string;
  /** When the draft is published; null unless scheduled. */
  readonly publishAt: string | null;
  /** The email address of the user who scheduled it. */
  readonly publishBy: string | null;
  /** JSON of why it was not published at its time; null unless it was held back. */
  readonly heldBack: string | null;
  /** When the editor last published the page: the `updated` of the page unless an import came since. */
  readonly publishedAt: string | null;
  /** The email address of the user who published it. */
  readonly publishedBy: string | null;
  /** When an editor last published its text, or said that it is up to date; null for a text that no editor changed. */
  readonly edited: string | null;
}

/** A user who saved a draft. */
export interface PageEditorRow extends PageKey {
  readonly email: string;
  readonly savedAt: string;
}

/** What visitors saw of a page until it was replaced. */
export interface PageVersionRow extends PageKey {
  readonly id: string;
  readonly layout: string;
  readonly published: string;
  readonly replaced: string;
  /** The email address of the user who published it; null for an import. */
  readonly editor: string | null;
}

/** An image in the library of a website. */
export interface SiteImageRow {
  readonly id: string;
  readonly version: number;
  readonly site: string;
  /** In `files`; the same bytes have the same key. */
  readonly fileKey: string;
  /** As it was uploaded here: another site may have the same file under another name. */
  readonly fileName: string;
  readonly name: string;
  /** JSON, by language. */
  readonly alts: string;
  /** The folded name and alternative texts, one a line. */
  readonly searchText: string;
  /** `30% 70%`; null until an editor sets it. */
  readonly focus: string | null;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly created: string;
  /** The email address of a user; null for an import, and once the user is deleted. */
  readonly uploadedBy: string | null;
}

/** A link that shows drafts: that of a page, or with an empty path those of the whole website. */
export interface PreviewLinkRow extends PageKey {
  readonly tokenHash: string;
  readonly expires: string;
}

export interface PhraseRow {
  readonly site: string;
  readonly language: string;
  readonly key: string;
  readonly phrase: string;
}
