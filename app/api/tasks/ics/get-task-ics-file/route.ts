import type { CalendarEntry } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import { calendarFile } from '#app/_composition/calendar.ts';
import { signedIn } from '#app/_composition/request.ts';
import { problem } from '#app/_composition/respond.ts';

/** `20270112`, and a day that exists. */
const Day = z.string().check(
  z.regex(/^\d{8}$/),
  z.refine((day) => {
    const dashed = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
    const date = new Date(`${dashed}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dashed);
  }),
);

const Entry = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  date: Day,
  description: z.string().check(z.maxLength(4000)),
});

/** A calendar file of one task: `title`, `date` and `description` as the task list asks for it. Source: portal spec §7. */
export const GET = async (request: Request): Promise<Response> => {
  const session = await signedIn();
  if (session.isErr()) return problem(session.error);
  const { searchParams } = new URL(request.url);
  const read = Entry.safeParse({ description: '', ...Object.fromEntries(searchParams) });
  if (!read.success)
    return problem({
      kind: 'rejected',
      reason: 'fields-not-accepted',
      fields: read.error.issues.map(({ path, code }) => ({ path: path.join('.'), code: code ?? 'invalid' })),
    });
  const entry: CalendarEntry = read.data;
  return new Response(calendarFile(entry), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="task.ics"',
      'cache-control': 'private, no-store',
    },
  });
};
