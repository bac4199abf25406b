import * as z from 'zod/mini';
import { LANGUAGES } from '../shared/index.ts';
import { PagePlaceSchema, WithinPageDepth, WithinPageLimits } from './page-schema.ts';
import { FRAME_AREAS, type FrameForms, type FrameItem } from './site-frame.ts';
import { siteFrameFaults } from './site-frame-faults.ts';

const Text = z.string().check(z.maxLength(10_000));
const Name = z.string().check(z.maxLength(500));

const Target = z.enum(['', '_blank']);

/** An item of a list in a header or footer, with those below it. */
export const FrameItemSchema: z.ZodMiniType<FrameItem> = z.pipe(
  WithinPageDepth,
  z.lazy(() =>
    z.object({
      id: Name,
      title: Text,
      text: Text,
      href: Text,
      target: Target,
      icon: Text,
      isCallToAction: z.boolean(),
      children: z.array(FrameItemSchema),
    }),
  ),
);
const Form = z.object({
  lists: z.record(Name, z.array(FrameItemSchema)),
  logos: z.record(Name, z.object({ src: Text, alt: Text, width: Text, height: Text, href: Text })),
  texts: z.record(Name, Text),
  settings: z.record(Name, Text),
});
const Area = z.enum(FRAME_AREAS);
/** A header or a footer in each of its languages. */
export const FrameFormsSchema: z.ZodMiniType<FrameForms> = z.partialRecord(z.enum(LANGUAGES), Form);

/** Forms within the limits of {@link siteFrameFaults}; an issue has the code of its fault as `params.fault`. */
const CheckedForms = FrameFormsSchema.check(({ value, issues }) => {
  for (const { path, code, params } of siteFrameFaults(value))
    issues.push({ code: 'custom', input: value, path: [path], params: { fault: code, ...params } });
});

/** The body that publishes a header or a footer. */
export const FrameChangeSchema = z.strictObject({
  area: Area,
  path: Name,
  version: Name,
  forms: z.pipe(WithinPageLimits, CheckedForms),
});
/** The body that gives the pages of one header or footer another one. */
export const FrameJoiningSchema = z.strictObject({
  ...{ area: Area, path: Name, version: Name, to: Name, toVersion: Name },
});
/** The body that draws a page with a changed header or footer. */
export const FrameCanvasBodySchema = z.strictObject({
  place: PagePlaceSchema,
  area: Area,
  form: z.pipe(WithinPageLimits, Form),
});

/** The headers and footers of a website, as the server sends them. */
export const SiteFramesSchema = z.object({
  items: z.array(
    z.object({
      area: Area,
      version: z.string(),
      paths: z.array(z.string()),
      samples: z.record(z.string(), z.string()),
      forms: FrameFormsSchema,
      common: z.optional(z.string()),
    }),
  ),
});
