import { saveWebsiteLogo } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readUpload } from '#app/_http/read-upload.ts';

const NoTexts = z.strictObject({});

/** Replaces the logo of the fair's website, as a form with one `file`. */
export const POST = organiserRoute('manage-event', (caller) =>
  readUpload(caller.request, NoTexts).andThen(({ file }) =>
    saveWebsiteLogo(currentUseCases().websiteOfficeOf(caller))(file),
  ),
);

/** Removes the logo of the fair's website. */
export const DELETE = organiserRoute('manage-event', (caller) =>
  currentUseCases().websiteOfficeOf(caller).deleteLogo(),
);
