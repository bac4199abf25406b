import * as z from 'zod/mini';
import { LANGUAGES } from '../shared/index.ts';
import type { FocusPoint } from './site-image.ts';

const Share = z.number().check(z.minimum(0), z.maximum(1));
const Focus: z.ZodMiniType<FocusPoint> = z.strictObject({ x: Share, y: Share });
const Alts = z.partialRecord(z.enum(LANGUAGES), z.string().check(z.maxLength(20_000)));

/** The body that changes an image of the library. */
export const SiteImageChangeSchema = z.strictObject({
  version: z.number().check(z.int(), z.nonnegative()),
  form: z.strictObject({
    name: z.string().check(z.maxLength(20_000)),
    alts: Alts,
    focus: z.exactOptional(Focus),
  }),
});
/** The body that stores an image of the library; its bytes are in base 64. */
export const SiteImageFileSchema = z.strictObject({
  name: z.string().check(z.maxLength(1000)),
  bytes: z.string(),
});
/** The parameters of a list of images. */
export const SiteImageQuerySchema = z.object({
  search: z.exactOptional(z.string().check(z.maxLength(1000))),
  after: z.exactOptional(z.string().check(z.maxLength(200))),
});

/** An image of the library, as the server sends it. */
export const SiteImageSchema = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alts: Alts,
  focus: z.exactOptional(Focus),
  uploaded: z.string(),
});
/** A part of the list of images, as the server sends it. */
export const SiteImagePageSchema = z.object({
  items: z.array(SiteImageSchema),
  total: z.number(),
  next: z.exactOptional(z.string()),
});
/** An image after its upload, as the server sends it. */
export const UploadedSiteImageSchema = z.object({ image: SiteImageSchema, isKnown: z.boolean() });
