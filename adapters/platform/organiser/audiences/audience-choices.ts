import type { AudienceChoices } from '@fairdesk/core/organiser';
import { inNaturalOrder } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';

/** The values by which an audience can be limited: those that occur among the companies of the event. */
export const audienceChoices = async (query: Query, event: string): Promise<AudienceChoices> => {
  const types = await query
    .selectFrom('participations')
    .select('participationType as value')
    .distinct()
    .where('eventId', '=', event)
    .execute();
  const halls = await query
    .selectFrom('stands')
    .select('hall as value')
    .distinct()
    .where('eventId', '=', event)
    .execute();
  const categories = await query
    .selectFrom('categories')
    .select(['code', 'name', 'names'])
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();
  const segments = await query
    .selectFrom('segments')
    .select(['code', 'name'])
    .where('eventId', '=', event)
    .orderBy('nameFolded')
    .execute();
  return {
    types: sorted(types),
    halls: sorted(halls),
    categories: categories.flatMap(({ code, name, names }) =>
      code === null ? [] : [{ code, names: { en: name, ...(names === null ? {} : JSON.parse(names)) } }],
    ),
    segments: segments.flatMap(({ code, name }) => (code === null ? [] : [{ code, names: { en: name } }])),
  };
};

const sorted = (rows: readonly { readonly value: string | null }[]): readonly string[] =>
  rows.flatMap(({ value }) => value || []).toSorted(inNaturalOrder);
