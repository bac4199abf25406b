import type { CompanyDocument, DocumentShelf, Video, VideoShelf } from '@fairdesk/core/media';
import { type Failure, inOrder, nextSortIndex, type ParticipationId } from '@fairdesk/core/shared';
import { ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import type { KeyedQueue } from '../shared/http/keyed-queue.ts';
import { addOnce, type Repeat } from '../shared/resources/add-once.ts';
import { type Writes, writeCompany } from '../shared/resources/company-writer.ts';
import { idFromKey } from '../shared/resources/id-from-key.ts';
import { includedIn, OneDocument, related, sparse } from '../shared/resources/json-api.ts';
import {
  documentAttributes,
  toDocument,
  toVideo,
  videoAttributes,
} from '../shared/resources/media-resources.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/resources/operations.ts';
import { ownedIn, unlessStale } from '../shared/resources/owned.ts';

interface Parts extends Repeat {
  readonly http: Http;
  readonly turns: KeyedQueue;
}

/** A company's own documents in the profile service, for the server. */
export const createDocumentService = (parts: Parts): DocumentShelf => {
  const shelf = createShelf(parts, 'documents');
  return {
    list: (participation) =>
      shelf
        .read(participation)()
        .map(({ documents }) => documents),
    add: (participation, sent) => {
      const { file, sortIndex, ...form } = sent;
      const id = idFromKey(parts.key, 'document', sent);
      return shelf
        .write(participation, ({ documents }) =>
          addOnce({ type: 'documents', items: documents, id, replaces: parts.replaces }, (others) => {
            const attributes = { ...documentAttributes(form), sortIndex: sortIndex ?? nextSortIndex(others) };
            return ok({ operations: [toAddFile('documents', id, attributes, owner(participation))], file });
          }),
        )
        .andThen(({ documents }) => ownedIn(documents, id, 'document'));
    },
    change: (participation, id, { version, ...form }) =>
      shelf
        .write(participation, ({ documents }) =>
          ownedIn(documents, id, 'document')
            .andThen((there) => unlessStale(there, version, 'document'))
            .map(() => ({ operations: [toChange('documents', id, documentAttributes(form))] })),
        )
        .andThen(({ documents }) => ownedIn(documents, id, 'document')),
    remove: (participation, id) =>
      shelf
        .write(participation, ({ documents }) =>
          ownedIn(documents, id, 'document').map(() => ({ operations: [toRemove('documents', id)] })),
        )
        .map(() => undefined),
  };
};

/** A company's own videos in the profile service, for the server. */
export const createVideoService = (parts: Parts): VideoShelf => {
  const shelf = createShelf(parts, 'videos');
  return {
    list: (participation) =>
      shelf
        .read(participation)()
        .map(({ videos }) => videos),
    save: (participation, { id: there, version, ...video }) => {
      const id = there ?? idFromKey(parts.key, 'video', video);
      const attributes = videoAttributes(video);
      return shelf
        .write(participation, ({ videos }) => {
          if (there !== undefined) {
            return ownedIn(videos, id, 'video')
              .andThen((one) => unlessStale(one, version, 'video'))
              .map(() => ({ operations: [toChange('videos', id, attributes)] }));
          }
          return addOnce({ type: 'videos', items: videos, id, replaces: parts.replaces }, (others) => {
            const added = { ...attributes, sortIndex: nextSortIndex(others) };
            return ok({ operations: [toAdd('videos', id, added, owner(participation))] });
          });
        })
        .andThen(({ videos }) => ownedIn(videos, id, 'video'));
    },
    remove: (participation, id) =>
      shelf
        .write(participation, ({ videos }) =>
          ownedIn(videos, id, 'video').map(() => ({ operations: [toRemove('videos', id)] })),
        )
        .map(() => undefined),
  };
};

interface Shelf {
  readonly participationVersion: number;
  readonly documents: readonly CompanyDocument[];
  readonly videos: readonly Video[];
}

const createShelf = ({ http, turns }: Parts, kind: 'documents' | 'videos') => {
  const read = (participation: ParticipationId) => () =>
    http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
      searchParams: { include: kind, ...sparse({ participations: `version,${kind}` }) },
    }).map(toShelf);
  const write = (participation: ParticipationId, change: (shelf: Shelf) => Result<Writes, Failure>) =>
    writeCompany({ http, turns }, participation, read(participation), change);
  return { read, write };
};

const Version = z.object({ version: z.catch(z.number(), 1) });

const toShelf = (document: z.infer<typeof OneDocument>): Shelf => {
  const lookup = includedIn(document);
  const all = (relation: string) =>
    related(document.data, relation).flatMap((identifier) => lookup(identifier) ?? []);
  return {
    participationVersion: Version.parse(document.data.attributes).version,
    documents: inOrder(all('documents').map(toDocument)),
    videos: inOrder(all('videos').flatMap(toVideo)),
  };
};

const owner = (id: string) => ({ participation: { type: 'participations', id } });
