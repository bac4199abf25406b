import { ok } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { exportedEntries } from '#app/_http/exported-entries.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { sendTable } from '#app/_http/send-table.ts';

/** All entries of an award as CSV or XLSX. */
export const GET = organiserRoute(
  'manage-event',
  ({ ids, query, ...caller }) => {
    const format = query.get('format') === 'xlsx' ? 'xlsx' : 'csv';
    const language = languageOf(query.get('language') ?? '');
    const { entryDeskOf, awardFormsOf } = currentUseCases();
    const award = ids.award ?? '';
    const read = (after?: string) => entryDeskOf(caller).exportEntries(award, after);
    return awardFormsOf(caller.event, language)
      .steps(award)
      .orElse(() => ok([]))
      .andThen((steps) => exportedEntries(read, { steps, format, language }))
      .map((file) => ({ ...file, name: award }));
  },
  (result) => sendTable(result, 'entries'),
);
