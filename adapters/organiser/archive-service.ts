import type { OrganiserCaller } from '@fairdesk/core/organiser';
import type { Failure, Language, ParticipationId } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

type Archive = ResultAsync<ReadableStream<Uint8Array>, Failure>;

/** ZIP archives of an event, made while they are read. */
export interface Archives {
  /** The fair as the folder that the import reads. */
  readonly folder: () => Archive;
  /** Everything stored about an exhibitor and its people, with headings in the language. */
  readonly exhibitor: (id: ParticipationId, language: Language) => Archive;
}

const ArchiveSchema = z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream);

/** From the embedded platform, in process. */
export const createArchives = (http: Http, caller: OrganiserCaller): Archives => {
  const call = callOrganiser(http, caller);
  return {
    folder: () => call('get', 'folder', ArchiveSchema),
    exhibitor: (id, language) =>
      call('get', `personal-data/${id}`, ArchiveSchema, { searchParams: { language } }),
  };
};
