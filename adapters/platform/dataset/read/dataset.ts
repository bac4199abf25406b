import type { Language } from '@fairdesk/core/shared';
import type { z } from 'zod';
import type { DatasetFault } from './dataset-fault.ts';
import type {
  EventItem,
  MessageItem,
  OrganizerItem,
  ShowItem,
  SiteImageItem,
  SiteItem,
} from './fair-schema.ts';
import type { AuthoredPage, AuthoredRendering } from './page-schema.ts';
import type { Entry } from './read-table.ts';
import type {
  CategoryRow,
  DocumentRow,
  NewsRow,
  ProductRow,
  ProfileRow,
  VideoRow,
} from './showcase-schema.ts';
import type {
  AwardRow,
  ParticipationRow,
  StandRow,
  TaskDeadlineRow,
  TaskRow,
  TaskStateRow,
  UserRow,
} from './table-schema.ts';

/** An organiser's folder as read; not yet compared with the store. */
export interface Dataset {
  readonly shows: readonly Entry<z.infer<typeof ShowItem>>[];
  readonly organizers: readonly Entry<z.infer<typeof OrganizerItem>>[];
  readonly events: readonly Entry<EventItem>[];
  readonly sites: readonly Entry<SiteItem>[];
  readonly participations: readonly Entry<ParticipationRow>[];
  readonly stands: readonly Entry<StandRow>[];
  readonly tasks: readonly Entry<TaskRow>[];
  readonly taskStates: readonly Entry<TaskStateRow>[];
  readonly taskDeadlines: readonly Entry<TaskDeadlineRow>[];
  readonly categories: readonly Entry<CategoryRow>[];
  readonly profiles: readonly Entry<ProfileRow>[];
  readonly products: readonly Entry<ProductRow>[];
  readonly news: readonly Entry<NewsRow>[];
  readonly documents: readonly Entry<DocumentRow>[];
  readonly videos: readonly Entry<VideoRow>[];
  readonly awards: readonly Entry<AwardRow>[];
  readonly users: readonly Entry<UserRow>[];
  readonly messages: readonly Entry<MessageItem>[];
  readonly siteImages: readonly Entry<SiteImageItem>[];
  readonly pages: readonly Entry<DatasetPage>[];
  /** Pages as the layout service serves them, from an export. */
  readonly layouts: readonly Entry<DatasetLayout>[];
  readonly phrases: readonly Entry<DatasetPhrase>[];
  readonly parts: Parts;
  /** Pictures by path: `pictures/hall.svg`. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Pictures and documents of companies by path: `pictures/pump.png`. */
  readonly showcaseFiles: ReadonlyMap<string, Uint8Array>;
  /** What could not be read, so that references to it are not reported as well. */
  readonly broken: Broken;
  readonly faults: readonly DatasetFault[];
  readonly warnings: readonly DatasetFault[];
}

export interface DatasetPage {
  readonly site: string;
  /** `/events/,-w-,` */
  readonly path: string;
  readonly page: AuthoredPage;
}

/** A page in one language as the layout service serves it, as an export writes it. */
export interface DatasetLayout {
  readonly site: string;
  readonly path: string;
  readonly language: Language;
  /** JSON; `{file:pictures/hall.png}` within its texts stands for the address of that file. */
  readonly layout: string;
}

export interface DatasetPhrase {
  /** For every site when `undefined`. */
  readonly site: string | undefined;
  readonly language: Language;
  readonly key: string;
  readonly phrase: string;
}

/** What `{ "part": … }` stands for, by `site/name`, or by `name` for every site. */
export type Parts = ReadonlyMap<string, readonly AuthoredRendering[]>;

/** Whether the folder names this in an invalid row or file. */
export interface Broken {
  readonly event: (slug: string) => boolean;
  readonly site: (name: string) => boolean;
  readonly participation: (event: string, uid: string) => boolean;
}

/** The renderings of a part: the site's own, else the shared ones. */
export const partOf = (parts: Parts, site: string, name: string): readonly AuthoredRendering[] | undefined =>
  parts.get(`${site}/${name}`) ?? parts.get(name);
