import * as z from 'zod/mini';
import { SCHEMAS } from './all-schemas.ts';

/** A document of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const models = z.registry<{ id: string }>();
for (const [id, schema] of SCHEMAS) models.add(schema, { id });

/**
 * What a schema accepts, before it transforms it, as JSON Schema 2020-12; the models within it are in `$defs` by name.
 *
 * It describes the shape of a value; rules between fields, calendars and limits of whole documents stay in the code.
 */
export const jsonSchemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    metadata: models,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { type } = zodSchema._zod.def;
      if (type === 'custom') jsonSchema.type = z.safeParse(zodSchema, {}).success ? 'object' : 'string';
    },
  });
