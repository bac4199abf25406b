import { organiserRoute } from '#app/_http/organiser-route.ts';
import { latestChange } from '#app/_organiser/latest-change.ts';

/** Who changed a subject of the history last, and when. */
export const GET = organiserRoute('run-event', ({ query, ...caller }) =>
  latestChange(caller, query.get('subject') ?? ''),
);
