import { changeSiteImage, SiteImageChangeSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the name, the alternative texts and the focus point of an image. */
export const PATCH = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, SiteImageChangeSchema).andThen(({ version, form }) =>
    changeSiteImage(currentUseCases().siteImagesOf(caller))(caller.ids.image ?? '', version, form),
  ),
);

/** Removes an image from the library, unless a page uses it. */
export const DELETE = organiserRoute('edit-site', (caller) =>
  currentUseCases()
    .siteImagesOf(caller)
    .remove(caller.ids.image ?? ''),
);
