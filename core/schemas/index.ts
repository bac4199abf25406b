/**
 * The models that cross the wire, as schemas and as JSON Schema for other languages and tools.
 *
 * @packageDocumentation
 */
export { SCHEMAS } from './all-schemas.ts';
export { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
