import { z } from 'zod';
import { LocalisedText } from './fair-schema.ts';

/**
 * A rendering as an organiser writes it, or `{ "part": "header" }`: the contents of that file in `_parts`.
 */
export interface AuthoredRendering {
  readonly component: string;
  /** Each becomes a layout service field: `{ "value": … }`. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Fields passed to the component as they are, without `value`: the Header's links. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly placeholders?: AuthoredPlaceholders | undefined;
}

export type AuthoredEntry = AuthoredRendering | { readonly part: string };
export type AuthoredPlaceholders = Readonly<Record<string, readonly AuthoredEntry[]>>;

const values = z.record(z.string(), z.unknown()).optional();

const Rendering: z.ZodType<AuthoredRendering> = z.lazy(() =>
  z.strictObject({
    component: z.string(),
    fields: values,
    data: values,
    params: values,
    placeholders: Placeholders.optional(),
  }),
);

const Entry = z.union([z.strictObject({ part: z.string() }), Rendering], {
  error: 'Either { "component": … } or { "part": … } is expected here.',
});

const Placeholders: z.ZodType<AuthoredPlaceholders> = z.lazy(() => z.record(z.string(), z.array(Entry)));

/** A file of `pages/<site>/`. */
export const AuthoredPage = z.strictObject({
  title: LocalisedText,
  description: LocalisedText.optional(),
  navigationTitle: LocalisedText.optional(),
  /** The template of the page, used by page listings: `NewsArticle`; defaults to `Page`. */
  template: z.string().min(1).max(100).optional(),
  /** Fields of the page itself, which its blocks may render: each becomes `{ "value": … }`. */
  fields: values,
  layout: z.enum(['portal', 'event', 'event-empty'], {
    error: 'The layout is portal, event or event-empty.',
  }),
  /** Ids of the filters that hide the page from parts of the navigation: a Breadcrumb's `hidingFilter`. */
  navigationFilters: z.array(z.string()).optional(),
  placeholders: Placeholders,
});
export type AuthoredPage = z.infer<typeof AuthoredPage>;

/** A file of `pages/<site>/_parts/`, or of `pages/_parts/` for every site. */
export const AuthoredPart = z.array(Rendering);

/** A file of `dictionary/`: phrases by key. */
export const Phrases = z.record(z.string().min(1).max(200), z.string());
