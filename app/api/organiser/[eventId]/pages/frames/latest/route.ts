import { FRAME_SUBJECT } from '@fairdesk/core/organiser';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { latestChange } from '#app/_organiser/latest-change.ts';

/** Who changed a header or footer last, and when; site editors may read no other part of the history. */
export const GET = organiserRoute('edit-site', ({ query, ...caller }) =>
  latestChange(caller, `${FRAME_SUBJECT}${query.get('frame') ?? ''}`),
);
