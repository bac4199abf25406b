import type { Page, Participation } from './participation.ts';

/** The participation to open without a click: the only one there is. Source: portal spec §2 "Event page". */
export const followedParticipation = ({ items, hasNext }: Page<Participation>): Participation | undefined =>
  items.length === 1 && !hasNext ? items[0] : undefined;
