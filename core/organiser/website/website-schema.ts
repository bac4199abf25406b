import * as z from 'zod/mini';
import { LANGUAGES } from '../../shared/index.ts';

const Text = z.string().check(z.maxLength(20_000));
const FORM = {
  languages: z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length)),
  brandColour: Text,
  titlePrefix: Text,
  titleSuffix: Text,
  notFoundPage: Text,
  serverErrorPage: Text,
  robots: Text,
  archiveAt: Text,
  testUsers: Text,
  redirects: z
    .array(z.strictObject({ from: Text, to: Text, isPermanent: z.boolean() }))
    .check(z.maxLength(1000)),
};

/** The addresses of the pictures of a website, as the server sends them. */
export const WebsitePicturesSchema = z.object({
  logo: z.string(),
  favicon: z.string(),
  socialImage: z.string(),
});

/** The website of a fair, as the server sends it. */
export const WebsiteSchema = z.object({ ...FORM, version: z.string(), pictures: WebsitePicturesSchema });

/** The body that stores a picture: its file name, and its bytes in base64. */
export const WebsitePictureBodySchema = z.strictObject({
  name: z.string().check(z.maxLength(1000)),
  bytes: z.string(),
});

/** The body that saves the settings of a website. */
export const WebsiteBodySchema = z.strictObject({ version: z.string(), form: z.strictObject(FORM) });
