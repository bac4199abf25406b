import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, Localised } from '../shared/index.ts';
import type { PageDocument } from './page-document.ts';
import type { PagePurpose } from './page-purpose.ts';
import type { PreviewScope } from './preview-link.ts';
import type { HeldBack } from './publish-faults.ts';

/** A page of a fair's website in one language. */
export interface PagePlace {
  /** Within the site: `/visit/how-to-get-there`. */
  readonly path: string;
  readonly language: Language;
}

/** What visitors see of a page in one language. */
export type PageStatus = 'published' | 'unpublished';

/** A page in one language, in the list of pages. */
export interface PageTranslation {
  readonly language: Language;
  readonly title: string;
  readonly status: PageStatus;
  /** Whether a draft differs from what visitors see. */
  readonly isChanged: boolean;
  /** ISO 8601, UTC; absent unless publishing is scheduled. */
  readonly publishAt?: string;
  /** Whether a scheduled draft was not published at its time because of its faults. */
  readonly isHeldBack?: boolean;
  /** ISO 8601, UTC: when visitors got this version. */
  readonly updated: string;
  /** ISO 8601, UTC: when its text was last published or said to be up to date; absent when no editor did. */
  readonly edited?: string;
}

/** A page in the list of pages. */
export interface PageEntry {
  readonly path: string;
  /** Whether a screen of the portal needs it; such a page is neither moved nor deleted. */
  readonly isNeeded: boolean;
  /** Absent for a page that visitors open at its address. */
  readonly purpose?: PagePurpose;
  readonly translations: readonly PageTranslation[];
}

/** An article in one language, in the list of articles. */
export interface ArticleTranslation extends PageTranslation {
  /** `2026-11-20`, or with a time `2026-11-20T09:30:00+01:00`; empty for none. */
  readonly date: string;
  readonly tags: readonly string[];
}

/** An article of a website, in the list of articles. */
export interface ArticleEntry extends PageEntry {
  /** As other articles name it that are related to it: 32 hexadecimal digits. */
  readonly id: string;
  readonly translations: readonly ArticleTranslation[];
}

/** The articles of a website, and where new ones can stand. */
export interface ArticleList {
  readonly items: readonly ArticleEntry[];
  /** The paths of the pages that list what stands below them, `/news`: those with the most articles first. */
  readonly homes: readonly string[];
}

/** An earlier version of a page in one language. */
export interface PageVersion {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly published: string;
  /** The name of its editor; empty when it came with an import. */
  readonly editor: string;
}

/** A page in one language that links to another page. */
export interface PageLink extends PagePlace {
  readonly title: string;
}

/** A dialog that stands on a page, rather than being one. */
export interface PlacedDialog {
  /** The page. */
  readonly path: string;
  /** As links name it; empty when it has no name. */
  readonly id: string;
  /** In the languages in which it has one. */
  readonly titles: Localised;
  /** Those of the page in which it stands there. */
  readonly languages: readonly Language[];
  /** How often the page has it in one language; at least 1. */
  readonly times: number;
}

/** A link that shows drafts to anyone who has it: that of a page in one language, or those of the whole website. */
export interface PreviewLink {
  /** The whole address: `https://fair.example/nl/~preview/101/…`. */
  readonly href: string;
  /** When it no longer opens. ISO 8601, UTC. */
  readonly expires: string;
}

/** A page open in the editor. */
export interface OpenedPage {
  readonly place: PagePlace;
  /** Absent for a page that visitors open at its address. */
  readonly purpose?: PagePurpose;
  readonly status: PageStatus;
  /** The draft, else what visitors see, else a copy of another language. */
  readonly document: PageDocument;
  /** Grows with every change of this page in the editor; 0 before the first. */
  readonly revision: number;
  readonly isChanged: boolean;
  readonly publishAt?: string;
  /** Absent unless a scheduled draft was not published at its time. */
  readonly heldBack?: HeldBack;
  /** Other editors who saved this draft within the last {@link EDITOR_PRESENCE_MINUTES} minutes. */
  readonly others: readonly string[];
}

/** What visitors see now, in place of the id of an earlier version. */
export const PUBLISHED_VERSION = 'published';

/** How long an editor counts as working on a page after a save, in minutes. */
export const EDITOR_PRESENCE_MINUTES = 5;

/** How long earlier versions of a page are kept, in days. */
export const PAGE_VERSION_DAYS = 30;

/** What is left of a draft after a save. */
export interface SavedDraft {
  readonly revision: number;
  readonly others: readonly string[];
}

/** Port: the pages of a fair's website, for its editors. Every call checks the role of its caller. */
export interface PageOffice {
  /** The pages of the website by path; a page before those below it. */
  readonly pages: () => ResultAsync<readonly PageEntry[], Failure>;
  /** The articles among the pages, in no order. */
  readonly articles: () => ResultAsync<ArticleList, Failure>;
  /** Opens the draft, else what visitors see, else a copy of another language, which is saved with the first draft. Fails with `not-found` for an unknown page. */
  readonly open: (place: PagePlace) => ResultAsync<OpenedPage, Failure>;
  /** Fails with `conflict` when another save came first: nothing is overwritten. */
  readonly saveDraft: (
    place: PagePlace,
    document: PageDocument,
    revision: number,
  ) => ResultAsync<SavedDraft, Failure>;
  /** Makes what visitors see the text of the editor again. Fails with `conflict` like {@link PageOffice.saveDraft}. */
  readonly discardDraft: (place: PagePlace, revision: number) => ResultAsync<OpenedPage, Failure>;
  /**
   * Makes the draft what visitors see, now or at a time: then as it is saved at that time.
   *
   * `rejected` when more answers to a questionnaire of the page than `separates` would lose their question.
   *
   * @param at ISO 8601, UTC; absent to publish now, like a time that has passed
   */
  readonly publish: (
    place: PagePlace,
    revision: number,
    at?: string,
    separates?: number,
  ) => ResultAsync<OpenedPage, Failure>;
  /** The draft stays. */
  readonly cancelSchedule: (place: PagePlace) => ResultAsync<OpenedPage, Failure>;
  /** Visitors no longer see the page in this language; its text becomes the draft. */
  readonly unpublish: (place: PagePlace) => ResultAsync<OpenedPage, Failure>;
  /** What visitors saw before, the latest first, for {@link PAGE_VERSION_DAYS} after it was replaced. */
  readonly versions: (place: PagePlace) => ResultAsync<readonly PageVersion[], Failure>;
  /**
   * The page as an earlier version, or as visitors see it now. Fails with `not-found` when there is no such one.
   *
   * @param version the id of an earlier version, or {@link PUBLISHED_VERSION}
   */
  readonly version: (place: PagePlace, version: string) => ResultAsync<PageDocument, Failure>;
  /** Makes an earlier version the draft. */
  readonly restore: (place: PagePlace, version: string, revision: number) => ResultAsync<OpenedPage, Failure>;
  /**
   * Makes a page with a title and nothing else, as a draft.
   *
   * @param id a UUID: one that was made with it at this place is opened as it is, so that a later attempt makes none
   */
  readonly create: (place: PagePlace, title: string, id?: string) => ResultAsync<OpenedPage, Failure>;
  /** Makes an article of today with a title, laid out like the others, as a draft. @param id as for {@link PageOffice.create} */
  readonly createArticle: (place: PagePlace, title: string, id?: string) => ResultAsync<OpenedPage, Failure>;
  /**
   * Makes a dialog with a title, or an error page with the texts of the built-in one in every language, as drafts.
   *
   * @param place of a dialog, by its id; an error page has the path that the settings of the website name
   * @param id as for {@link PageOffice.create}
   */
  readonly createSpecial: (
    purpose: PagePurpose,
    place: PagePlace,
    title: string,
    id?: string,
  ) => ResultAsync<OpenedPage, Failure>;
  /**
   * Moves a page and those below it, in every language; the earlier addresses lead to the new ones.
   *
   * @param changesLinks whether links of other pages, published and drafts, get the new addresses
   */
  readonly move: (
    from: string,
    to: string,
    changesLinks?: boolean,
  ) => ResultAsync<readonly PageEntry[], Failure>;
  /** Deletes a page in every language. */
  readonly remove: (path: string) => ResultAsync<readonly PageEntry[], Failure>;
  /** Restores a deleted page. Fails with `conflict` when its path has a page again. */
  readonly undoRemoval: (path: string) => ResultAsync<readonly PageEntry[], Failure>;
  /** Publishes a page in every language in which it has changed; where it is scheduled, it stays so. */
  readonly publishChanges: (path: string) => ResultAsync<readonly PageEntry[], Failure>;
  /** Says that a page is up to date in every language. Fails with `not-found` for an unknown page. */
  readonly confirmTranslations: (path: string) => ResultAsync<readonly PageEntry[], Failure>;
  /**
   * Makes a link to the draft, which changes with it. Fails with `not-found` for an unknown page.
   *
   * @param scope `website`: the link also opens every other page of the website; one page by default
   */
  readonly linkPreview: (place: PagePlace, scope?: PreviewScope) => ResultAsync<PreviewLink, Failure>;
  /** Revokes every link that shows the draft of a page in one language; gives how many were open. */
  readonly revokePreviews: (place: PagePlace) => ResultAsync<number, Failure>;
  /** The other pages that link to a page, published or as a draft. */
  readonly linksTo: (path: string) => ResultAsync<readonly PageLink[], Failure>;
}
