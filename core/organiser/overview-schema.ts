import * as z from 'zod/mini';
import type { FairOverview } from './overview.ts';

const count = z.number();

/** An overview as the store sends it. */
export const FairOverviewSchema: z.ZodMiniType<FairOverview> = z.object({
  counts: z.object({
    ...{ all: count, late: count, neverSignedIn: count, notInvited: count },
    ...{ notPublic: count, incomplete: count },
  }),
  tasks: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      category: z.string(),
      required: z.boolean(),
      due: z.string(),
      done: count,
      doneLate: count,
      open: count,
      late: count,
    }),
  ),
  inReview: count,
  mail: z.object({ waiting: count, failed: count, unsure: count }),
  completion: z.array(z.object({ day: z.string(), done: count })),
});
