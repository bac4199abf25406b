import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { PagePlace } from './page-office.ts';
import type { FrameArea, FrameForms, SiteFrameForm } from './site-frame.ts';

/** A header or a footer that published pages of a website share. */
export interface SiteFrame {
  readonly area: FrameArea;
  /** Identifies what it holds; differs after each change. */
  readonly version: string;
  /** The pages that have it; the home page first. */
  readonly paths: readonly string[];
  /** In each language, a page that has it. */
  readonly samples: Readonly<Partial<Record<string, string>>>;
  readonly forms: FrameForms;
}

/** A change of a {@link SiteFrame}, named by its first page. */
export interface FrameChange {
  readonly area: FrameArea;
  readonly path: string;
  /** The one that the editor saw. */
  readonly version: string;
  /** The languages to change. */
  readonly forms: FrameForms;
}

/** Port: the header and the footer of a fair's website, for its editors. Every call checks the role of its caller. */
export interface FrameOffice {
  /** Those with the most pages first. */
  readonly frames: () => ResultAsync<readonly SiteFrame[], Failure>;
  /** Writes the change into every page that has the frame, at once. Fails with `conflict` when another save came first: nothing is overwritten. */
  readonly publish: (change: FrameChange) => ResultAsync<readonly SiteFrame[], Failure>;
}

/** Port: draws a page with a changed header or footer. */
export interface FrameCanvas {
  /** The page as HTML without scripts. */
  readonly draw: (place: PagePlace, area: FrameArea, form: SiteFrameForm) => ResultAsync<string, Failure>;
}
