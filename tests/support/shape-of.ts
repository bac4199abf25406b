/** The part of JSON Schema that the schemas of the core use. */
interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * A schema in one line: `{id: text 1..64; title?: text ..200; states: list ..3 of "OPEN" | "CLOSED"}`.
 *
 * @param isModel whether a schema within it has a line of its own
 */
export const shapeOf = (schema: JsonSchema, isModel: (name: string) => boolean): string => {
  const parts = Object.entries(schema.$defs ?? {}).filter(([name]) => !isModel(name));
  const whole = schema.$defs?.[nameOf(schema.$ref)] ?? schema;
  return shape(whole) + parts.map(([name, part]) => ` where ${name} = ${shape(part)}`).join('');
};

/** `Task` of `#/$defs/Task`. */
const nameOf = ($ref = ''): string => $ref.split('/').at(-1) ?? '';

const shape = (schema: JsonSchema): string => {
  const value = withoutDefault(schema);
  return schema.default === undefined ? value : `${value} = ${JSON.stringify(schema.default)}`;
};

const withoutDefault = (schema: JsonSchema): string => {
  const { $ref, anyOf, oneOf, allOf, type } = schema;
  if ($ref !== undefined) return nameOf($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return `(${choices.map(shape).join(' | ')})`;
  if (allOf) return `(${allOf.map(shape).join(' & ')})`;
  if (type === 'array')
    return `list${range(schema.minItems, schema.maxItems)} of ${shape(schema.items ?? {})}`;
  if (type === 'object') return objectOf(schema);
  if (type === 'string') return `text${range(schema.minLength, schema.maxLength)}${patternOf(schema)}`;
  if (type === undefined) return 'anything';
  return `${type}${range(schema.minimum, schema.maximum)}`;
};

const objectOf = ({ properties, required = [], additionalProperties, propertyNames }: JsonSchema): string => {
  if (!properties)
    return `{[${propertyNames ? shape(propertyNames) : 'text'}]${required.length > 0 ? '' : '?'}: ${
      typeof additionalProperties === 'object' ? shape(additionalProperties) : 'anything'
    }}`;
  const members = Object.entries(properties).map(
    ([name, each]) => `${name}${required.includes(name) ? '' : '?'}: ${shape(each)}`,
  );
  return `{${[...members, ...(additionalProperties === false ? [] : ['…'])].join('; ')}}`;
};

const range = (least?: number, most?: number): string =>
  least === undefined && most === undefined ? '' : ` ${least ?? ''}..${most ?? ''}`;

const patternOf = ({ format, pattern }: JsonSchema): string => {
  if (format !== undefined) return ` ${format}`;
  return pattern === undefined ? '' : ` /${pattern}/`;
};
