import { calendarDayOf, shortenEntry } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import { calendarFile } from '#app/_composition/calendar.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { signedIn } from '#app/_http/permission.ts';
import { problem } from '#app/_http/respond.ts';

/** `20270112`, or a timestamp of that day such as `20270112T235900Z`; only the first 8 characters count. */
const Day = z.pipe(
  z.string().check(z.refine((text) => calendarDayOf(text) !== undefined)),
  z.transform((text) => calendarDayOf(text) ?? ''),
);

const Entry = z.object({
  title: z.string(),
  date: Day,
  description: z.string(),
  link: z.optional(z.string()),
});

/**
 * A calendar file of one task: `title`, `date` and `description` as sent by the task list, and a `link` to
 * the task on our own host. Long texts are shortened. Source: portal spec §7.
 */
export const GET = async (request: Request): Promise<Response> => {
  const session = await signedIn();
  if (session.isErr()) return problem(session.error);
  const { searchParams } = new URL(request.url);
  const read = Entry.safeParse({ description: '', ...Object.fromEntries(searchParams) });
  if (!read.success)
    return problem({
      kind: 'rejected',
      reason: 'fields-not-accepted',
      fields: read.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalid' as const })),
    });
  const link = returnPathOf(read.data.link) ?? '';
  return new Response(calendarFile(shortenEntry(read.data), link), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="task.ics"',
      'cache-control': 'private, no-store',
    },
  });
};
