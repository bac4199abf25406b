import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The longest body of a query that is read, in bytes. */
export const MAX_QUERY_BYTES = 64 * 1024;

/** The most words and signs of a query that are parsed. */
export const MAX_TOKENS = 2000;

/** How deep fields may stand in fields: the clients' deepest query has 7. */
const MAX_DEPTH = 15;

/** How many fields a query may come to once its fragments are filled in. */
const MAX_FIELDS = 500;

/** The most fields that read the database afresh; the clients' largest query has 2. */
const MAX_READS = 20;

const READS = ['layout', 'item', 'search', 'siteInfo', 'dictionary', 'routes', 'errorHandling'];

interface Size {
  readonly depth: number;
  readonly fields: number;
  readonly reads: number;
}

/** Why a valid query is too much, or `undefined`. Its fragments are known to have no cycle. */
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
  const known = new Map<string, Size>();
  const ofFragment = ({ name: { value: name } }: FragmentSpreadNode): Size => {
    const size = known.get(name) ?? ofSelections(fragments.get(name)?.selectionSet);
    known.set(name, size);
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
