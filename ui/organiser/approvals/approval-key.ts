import { APPROVAL_KINDS, type ReviewedItem } from '@fairdesk/core/organiser';

/** Identifies an item in the address of the page: `product:42`. */
export const keyOf = ({ kind, id }: Pick<ReviewedItem, 'kind' | 'id'>): string => `${kind}:${id}`;

/** The kind and the id that {@link keyOf} joined. */
export const partsOf = (key: string): [kind: ReviewedItem['kind'], id: string] => {
  const [kind = '', ...id] = key.split(':');
  return [APPROVAL_KINDS.find((each) => each === kind) ?? 'product', id.join(':')];
};
