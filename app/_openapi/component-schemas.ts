import { type JsonSchema, jsonSchemaOf } from '@fairdesk/core/schemas';
import type * as z from 'zod/mini';

/** The part of JSON Schema that describes an object. */
export interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Collects the models of a document in one place, to which all its parts refer. */
export interface ComponentSchemas {
  /** The models by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The schema, or a reference if it is a model. */
  refer(schema: z.ZodMiniType): JsonSchema;
  /** The object that a schema describes, without a reference around it. */
  objectOf(schema: z.ZodMiniType): ObjectSchema;
}

const IN_COMPONENTS = '#/components/schemas/';

/** Starts with the given models. */
export const createComponentSchemas = (models: Readonly<Record<string, z.ZodMiniType>>): ComponentSchemas => {
  const schemas: Record<string, JsonSchema> = {};
  const refer = (schema: z.ZodMiniType): JsonSchema => {
    const text = JSON.stringify(jsonSchemaOf(schema)).replaceAll('#/$defs/', IN_COMPONENTS);
    const { $schema: _, $defs = {}, ...own } = JSON.parse(text);
    Object.assign(schemas, $defs);
    return own;
  };
  for (const [name, schema] of Object.entries(models)) schemas[name] = refer(schema);
  return {
    schemas,
    refer,
    objectOf: (schema) => {
      const { $ref, ...own } = refer(schema);
      return typeof $ref === 'string' ? (schemas[$ref.slice(IN_COMPONENTS.length)] ?? {}) : own;
    },
  };
};
