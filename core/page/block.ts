/**
 * Everything a page can be made of, one kind per block.
 *
 * A view is found by `kind`; leaving one out does not compile.
 * Texts are in the page's language; `html` is sanitised.
 */
export type Block =
  | RichTextBlock
  | ContentCardBlock
  | EventChooserBlock
  | ParticipationChooserBlock
  | CountdownBlock
  | MessagesBlock
  | StandBlock
  | StandBannerBlock
  | TaskOverviewBlock
  | UpcomingTasksBlock
  | TaskListBlock
  | UnknownBlock;

interface Placed {
  /** Unique on its page. */
  readonly uid: string;
}

export interface LinkValue {
  readonly href: string;
  readonly text: string;
  readonly target: string;
}

export interface ImageValue {
  readonly src: string;
  readonly alt: string;
}

export interface RichTextBlock extends Placed {
  readonly kind: 'rich-text';
  readonly title: string;
  readonly html: string;
}

/** Source: portal spec §2 "Content-block card". */
export interface ContentCardBlock extends Placed {
  readonly kind: 'content-card';
  readonly image?: ImageValue;
  /** `2026-11-20`; empty for none. */
  readonly date: string;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
}

export interface EventChooserBlock extends Placed {
  readonly kind: 'event-chooser';
  readonly title: string;
  readonly subTitle: string;
  readonly supportHtml: string;
  /** What is said when there is no event, each with the language it is in. */
  readonly noEvents: readonly NoEventsMessage[];
}

export interface NoEventsMessage {
  readonly language: string;
  readonly html: string;
  readonly showFlag: boolean;
}

export interface ParticipationChooserBlock extends Placed {
  readonly kind: 'participation-chooser';
  readonly title: string;
  readonly subTitle: string;
}

export interface CountdownBlock extends Placed {
  readonly kind: 'countdown';
  readonly title: string;
  readonly width: 'full' | 'half';
}

export interface MessagesBlock extends Placed {
  readonly kind: 'messages';
  readonly title: string;
  /** How many at most; `undefined` for all. */
  readonly limit?: number;
}

export interface StandBlock extends Placed {
  readonly kind: 'stand';
  readonly title: string;
}

export interface StandBannerBlock extends Placed {
  readonly kind: 'stand-banner';
  readonly title: string;
  readonly supportLink?: LinkValue;
}

export interface TaskOverviewBlock extends Placed {
  readonly kind: 'task-overview';
  readonly title: string;
  readonly link: LinkValue;
}

export interface UpcomingTasksBlock extends Placed {
  readonly kind: 'upcoming-tasks';
  readonly title: string;
  readonly link: LinkValue;
}

export interface TaskListBlock extends Placed {
  readonly kind: 'task-list';
  readonly title: string;
  readonly groupBy: 'category' | 'age';
}

/** A rendering nobody here knows: its name, for editors. */
export interface UnknownBlock extends Placed {
  readonly kind: 'unknown';
  readonly name: string;
}

export type BlockKind = Block['kind'];
