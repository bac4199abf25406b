import { SiteImageQuerySchema, uploadSiteImage } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readFields } from '#app/_http/read-body.ts';
import { readUpload } from '#app/_http/read-upload.ts';
import { NoTexts } from '#app/_http/request-bodies.ts';

/** The images of the library, the newest first. */
export const GET = organiserRoute('edit-site', (caller) =>
  readFields(Object.fromEntries(caller.query), SiteImageQuerySchema).andThen((query) =>
    currentUseCases().siteImagesOf(caller).list(query),
  ),
);

/** Stores an image in the library, as a form with one `file`. */
export const POST = organiserRoute('edit-site', (caller) =>
  readUpload(caller.request, NoTexts).andThen(({ file }) =>
    uploadSiteImage(currentUseCases().siteImagesOf(caller))(file),
  ),
);
