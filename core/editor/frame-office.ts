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
  /** The first page of the one that most similar pages have, where this one is an exception of it. */
  readonly common?: string | undefined;
}

/** Gives the pages of one header or footer another one. Both are named by their first pages. */
export interface FrameJoining {
  readonly area: FrameArea;
  readonly path: string;
  /** The one that the editor saw. */
  readonly version: string;
  readonly to: string;
  /** The version of the other one that the editor saw. */
  readonly toVersion: string;
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
  /** Writes the other header or footer into every page that has this one. Fails with `conflict` when one of them was changed meanwhile. */
  readonly join: (joining: FrameJoining) => ResultAsync<readonly SiteFrame[], Failure>;
}

/** Port: draws a page with a changed header or footer. */
export interface FrameCanvas {
  /** The page as HTML without scripts. */
  readonly draw: (place: PagePlace, area: FrameArea, form: SiteFrameForm) => ResultAsync<string, Failure>;
}
