import type { EventId, ParticipationId } from '../shared/index.ts';

/** A company taking part in an event. Source: portal spec §3 "Participation". */
export interface Participation {
  readonly id: ParticipationId;
  readonly uid: string;
  readonly event: EventId;
  /** The name of the company. */
  readonly name: string;
  readonly organizationName: string;
  /** `EXHIBITOR`, `CO_EXHIBITOR`, …: defined by the organiser. */
  readonly participationType: string;
  /** Only `CONFIRMED` participations are listed. */
  readonly status: string;
  readonly slug: string;
  readonly logoUrl: string;
  readonly brand?: Brand;
  readonly stands: readonly Stand[];
}

/** A brand that the company presents at the fair. */
export interface Brand {
  readonly id: string;
  readonly name: string;
}

/** Source: portal spec §3 "Stand info". */
export interface Stand {
  /** `8.B2` */
  readonly number: string;
  readonly bannerName: string;
  /** Whether this is the company's main stand, of the type `MAIN`. */
  readonly isMain: boolean;
}

/** One page of a longer list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly hasNext: boolean;
}
