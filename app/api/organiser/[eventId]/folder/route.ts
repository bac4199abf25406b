import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { sendArchive } from '#app/_http/send-archive.ts';

/** The whole fair as a ZIP archive of the folder that the import reads. */
export const GET = organiserRoute(
  'manage-event',
  (caller) => currentUseCases().archivesOf(caller).folder(),
  sendArchive,
);
