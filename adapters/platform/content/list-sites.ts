import { z } from 'zod';
import type { Query } from '../database/open-database.ts';

const json = <S extends z.ZodType>(schema: S) =>
  z.string().transform((text): z.output<S> => schema.parse(JSON.parse(text)));

const SiteRow = z.object({
  name: z.string(),
  eventId: z.string().nullable(),
  virtualFolder: z.string().nullable(),
  logo: json(z.object({ src: z.string(), alt: z.string() })).nullable(),
  brandColour: z.string().nullable(),
  languages: json(z.array(z.string())),
  settings: json(z.record(z.string(), z.unknown())),
});
export type Site = z.infer<typeof SiteRow>;

/** Every site of the platform, by name. */
export const listSites = async (query: Query): Promise<readonly Site[]> => {
  const rows = await query.selectFrom('sites').selectAll().orderBy('name').execute();
  return rows.map((row) => SiteRow.parse(row));
};
