import type { Identifier, Resource } from '../shared/resources/json-api.ts';
import type { Operation, Written } from '../shared/resources/operations.ts';
import { toPlace } from '../shared/resources/product-resource.ts';
import type { ShelfDocument } from './product-resources.ts';

/**
 * The document of a shelf after a write, from the resources that the service returned: reading all products again would
 * cost as much as all the rest of the request.
 *
 * @returns `undefined` where only a read shows what was written: files, categories of a product, and all of it with a
 * service that returns less than it was given
 */
export const writtenShelf = (
  document: ShelfDocument,
  operations: readonly Operation[],
  written: Written,
): ShelfDocument | undefined => {
  let next: ShelfDocument | undefined = document;
  for (const [place, operation] of operations.entries())
    next = next && after(next, operation, written[place]);
  return next;
};

const after = (
  document: ShelfDocument,
  operation: Operation,
  written: Resource | undefined,
): ShelfDocument | undefined => {
  if (operation.op === 'remove') return without(document, operation.ref);
  if (written === undefined || !isWhole(operation, written)) return undefined;
  if (operation.op === 'update') return isPlain(operation) ? withAttributes(document, written) : undefined;
  const isProduct = written.type === 'products' && toPlace(written).length > 0;
  return isProduct ? withProduct(document, written) : undefined;
};

/** Whether a resource has all the attributes that were sent, and a product its new version. */
const isWhole = ({ data }: Exclude<Operation, { op: 'remove' }>, { type, attributes }: Resource): boolean =>
  [...Object.keys(data.attributes ?? {}), ...(type === 'products' ? ['version'] : [])].every((name) =>
    Object.hasOwn(attributes, name),
  );

/** Whether an update changes attributes only. */
const isPlain = ({ data: { relationships = {} } }: Exclude<Operation, { op: 'remove' }>): boolean =>
  Object.keys(relationships).length === 0;

const isSame = (one: Identifier, other: Identifier): boolean =>
  one.type === other.type && one.id === other.id;

const withAttributes = (
  { data, included = [] }: ShelfDocument,
  written: Resource,
): ShelfDocument | undefined => {
  const changed = (resource: Resource): Resource =>
    isSame(resource, written)
      ? { ...resource, attributes: { ...resource.attributes, ...written.attributes } }
      : resource;
  return [data, ...included].some((resource) => isSame(resource, written))
    ? { data: changed(data), included: included.map(changed) }
    : undefined;
};

/** A new product has nothing of its own yet. */
const withProduct = ({ data, included = [] }: ShelfDocument, product: Resource): ShelfDocument => {
  const { relationships = {} } = data;
  const products = [relationships.products?.data ?? []].flat();
  return {
    data: {
      ...data,
      relationships: {
        ...relationships,
        products: { data: [...products, { type: product.type, id: product.id }] },
      },
    },
    included: [...included, product],
  };
};

const without = ({ data, included = [] }: ShelfDocument, removed: Identifier): ShelfDocument => ({
  data: unlinked(data, removed),
  included: included.flatMap((resource) => (isSame(resource, removed) ? [] : [unlinked(resource, removed)])),
});

const unlinked = (resource: Resource, removed: Identifier): Resource => ({
  ...resource,
  ...(resource.relationships && {
    relationships: Object.fromEntries(
      Object.entries(resource.relationships).map(([name, { data }]) => [
        name,
        { data: Array.isArray(data) ? data.filter((other) => !isSame(other, removed)) : data },
      ]),
    ),
  }),
});
