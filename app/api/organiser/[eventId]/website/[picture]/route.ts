import { saveWebsitePicture, WEBSITE_PICTURES, type WebsitePicture } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { type OrganiserRequest, organiserRoute } from '#app/_http/organiser-route.ts';
import { readUpload } from '#app/_http/read-upload.ts';
import { NoTexts } from '#app/_http/request-bodies.ts';

/** Replaces a picture of the fair's website, as a form with one `file`: any, or the one at the address `replaces`. */
export const POST = organiserRoute('manage-event', (caller) =>
  pictureOf(caller).andThen((picture) =>
    readUpload(caller.request, NoTexts).andThen(({ file }) =>
      saveWebsitePicture(currentUseCases().websiteOfficeOf(caller))(picture, file, replacedBy(caller)),
    ),
  ),
);

/** Removes a picture of the fair's website: any, or the one at the address `replaces`. */
export const DELETE = organiserRoute('manage-event', (caller) =>
  pictureOf(caller).andThen((picture) =>
    currentUseCases().websiteOfficeOf(caller).deletePicture(picture, replacedBy(caller)),
  ),
);

const pictureOf = ({ ids }: OrganiserRequest): ResultAsync<WebsitePicture, Failure> => {
  const picture = WEBSITE_PICTURES.find((one) => one === ids.picture);
  return picture === undefined ? errAsync({ kind: 'not-found', what: 'picture' }) : okAsync(picture);
};

const replacedBy = ({ request }: OrganiserRequest): string | undefined =>
  new URL(request.url).searchParams.get('replaces') ?? undefined;
