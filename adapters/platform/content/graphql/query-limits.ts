import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Maximum size of a request body, in bytes. */
export const MAX_QUERY_BYTES = 64 * 1024;

/** Maximum number of tokens in a query. */
export const MAX_TOKENS = 2000;

/** Maximum nesting of fields: the clients' deepest query has 7 levels. */
const MAX_DEPTH = 15;

/** Maximum number of fields in a query once its fragments are expanded. */
const MAX_FIELDS = 500;

/** Maximum number of fields that query the database; the clients' largest query has 2. */
const MAX_READS = 20;

const READS = ['layout', 'item', 'search', 'siteInfo', 'dictionary', 'routes', 'errorHandling'];

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly reads: number;
}

/** Why a valid query exceeds the limits, or `undefined`. Its fragments are known to be acyclic. */
export const excessOf = (document: DocumentNode): string | undefined => {
  const size = sizeOf(document);
  if (size.depth > MAX_DEPTH) return `The query is more than ${MAX_DEPTH} fields deep.`;
  if (size.fields > MAX_FIELDS) return `The query asks for more than ${MAX_FIELDS} fields.`;
  return size.reads > MAX_READS ? `The query reads more than ${MAX_READS} lists and pages.` : undefined;
};

const sizeOf = (document: DocumentNode): Size => {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment): [string, FragmentDefinitionNode] => [fragment.name.value, fragment]),
  );
  const sizes = new Map<string, Size>();
  const ofFragment = ({ name: { value: name } }: FragmentSpreadNode): Size => {
    const size = sizes.get(name) ?? ofSelections(fragments.get(name)?.selectionSet);
    sizes.set(name, size);
    return size;
  };
  const ofNested = (node: FragmentSpreadNode | InlineFragmentNode): Size =>
    node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node) : ofSelections(node.selectionSet);
  const ofSelections = (set: SelectionSetNode | undefined): Size =>
    sum(
      (set?.selections ?? []).map((node) => {
        if (node.kind !== Kind.FIELD) return ofNested(node);
        const inside = ofSelections(node.selectionSet);
        return {
          depth: inside.depth + 1,
          fields: inside.fields + 1,
          reads: inside.reads + (READS.includes(node.name.value) ? 1 : 0),
        };
      }),
    );
  return sum(
    document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? ofSelections(definition.selectionSet) : NOTHING,
    ),
  );
};

const NOTHING: Size = { depth: 0, fields: 0, reads: 0 };

const sum = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (all, one) => ({
      depth: Math.max(all.depth, one.depth),
      fields: all.fields + one.fields,
      reads: all.reads + one.reads,
    }),
    NOTHING,
  );
