import type { SearchFilter } from '@fairdesk/core/search';
import { z } from 'zod';

const name = z.string().max(100);
const values = z.array(z.string().max(200)).max(200);

const Filter: z.ZodType<SearchFilter> = z.lazy(() =>
  z.union([
    z.object({ type: z.enum(['anyOf', 'allOf']), name, values }),
    z.object({
      type: z.enum(['eq', 'lt', 'lte', 'gt', 'gte']),
      name,
      value: z.union([z.string().max(200), z.number()]),
    }),
    z.object({ type: z.enum(['and', 'or']), filters: z.array(Filter).max(20) }),
    z.object({ type: z.literal('not'), filter: Filter }),
  ]),
);

const Facet = z.object({
  name,
  max: z.int().min(1).max(100).optional(),
  filter: z.object({ type: z.enum(['or', 'and']).default('or'), values }).optional(),
});

const Item = z.object({
  entity: z.string().min(1).max(100),
  rfk_id: z.string().min(1).max(100),
  sources: z.array(z.string().max(200)).max(10).default([]),
  search: z.object({
    query: z.object({ keyphrase: z.string().min(1).max(100) }).optional(),
    limit: z.int().min(1).max(100).default(24),
    offset: z.int().min(0).max(1_000_000_000_000).default(0),
    facet: z
      .object({
        all: z.boolean().default(false),
        max: z.int().min(1).max(100).default(20),
        types: z.array(Facet).max(20).default([]),
      })
      .optional(),
    sort: z
      .object({
        value: z.array(z.object({ name, order: z.enum(['asc', 'desc']).default('asc') })).max(5),
      })
      .optional(),
    filter: Filter.optional(),
    personalization: z
      .object({
        ids: z.array(z.string().max(200)).max(20).default([]),
        fields: z.array(name).max(20).default([]),
        algorithm: z.enum(['affinity', 'mlt']).optional(),
      })
      .optional(),
  }),
});
export type Item = z.infer<typeof Item>;

/** The request of the vendor's clients, within the limits that the clients themselves respect. */
export const SearchBody = z.object({
  widget: z.object({ items: z.array(Item).min(1).max(10) }),
  context: z.object({ locale: z.object({ language: z.string().max(20) }) }),
});
