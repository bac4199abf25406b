import type { OpenedPage, PageDocument, SavedDraft } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { DraftSaver } from '#ui/editor/draft-saver.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { PublishStore } from '#ui/editor/publish/publish-store.ts';

const PLACE = { path: '/visit', language: 'en' } as const;
const START: PageDocument = { fields: {}, areas: [{ key: 'main', blocks: [] }] };
const AT = '2099-01-01T09:00:00.000Z';

type Answer<T> = ResultAsync<T, Failure>;

const refused = (code: 'page-not-published' | 'page-nothing-to-publish'): Failure => ({
  ...{ kind: 'rejected', reason: 'fields', fields: [{ path: '', code }] },
});

/** What becomes of a request: its response is lost, or it never arrives. */
const FATES = ['answered', 'answered', 'lost', 'not sent'] as const;
type Fate = (typeof FATES)[number];

/** A page with a draft as the server has it. */
const openServer = () => {
  let published: PageDocument | undefined = START;
  let draft: PageDocument | undefined;
  let revision = 0;
  let publishAt: string | undefined;
  const opened = (): OpenedPage => ({
    ...{ place: PLACE, others: [], revision, isChanged: draft !== undefined },
    ...{ status: published === undefined ? 'unpublished' : 'published' },
    document: structuredClone(draft ?? published ?? START),
    ...(publishAt !== undefined && { publishAt }),
  });
  const change = (work: () => void): Answer<OpenedPage> => {
    work();
    revision += 1;
    return okAsync(opened());
  };
  const on = (seen: number, work: () => Answer<OpenedPage>): Answer<OpenedPage> =>
    seen === revision ? work() : errAsync({ kind: 'conflict', what: 'draft' });
  return {
    opened,
    published: () => published,
    save: (document: PageDocument, seen: number): Answer<SavedDraft> =>
      on(seen, () =>
        change(() => {
          draft = structuredClone(document);
        }),
      ),
    publish: (seen: number, at?: string) =>
      on(seen, () =>
        draft === undefined
          ? errAsync(refused('page-nothing-to-publish'))
          : change(() => {
              publishAt = at;
              if (at !== undefined) return;
              published = draft;
              draft = undefined;
            }),
      ),
    unpublish: () =>
      published === undefined
        ? errAsync(refused('page-not-published'))
        : change(() => {
            draft ??= published;
            published = undefined;
          }),
    cancel: () =>
      publishAt === undefined
        ? okAsync(opened())
        : change(() => {
            publishAt = undefined;
          }),
    discard: (seen: number) =>
      on(seen, () =>
        change(() => {
          if (published === undefined) return;
          draft = undefined;
          publishAt = undefined;
        }),
      ),
  };
};

type Server = ReturnType<typeof openServer>;

const openEditor = (server: Server) => {
  const network: { fate: Fate } = { fate: 'answered' };
  const send = <T>(work: () => Answer<T>): Answer<T> => {
    const { fate } = network;
    network.fate = 'answered';
    if (fate === 'not sent') return errAsync(UNAVAILABLE);
    return fate === 'lost' ? work().andThen(() => errAsync(UNAVAILABLE)) : work();
  };
  const calls = {
    openPage: () => okAsync(server.opened()),
    savePageDraft: (_: unknown, document: PageDocument, revision: number) =>
      send(() => server.save(document, revision)),
    publishPage: (_: unknown, revision: number, at?: string) => send(() => server.publish(revision, at)),
    cancelPageSchedule: () => send(() => server.cancel()),
    unpublishPage: () => send(() => server.unpublish()),
    discardPageDraft: (_: unknown, revision: number) => send(() => server.discard(revision)),
    linkPreview: () => errAsync(UNAVAILABLE),
  };
  const page = new PageStore(server.opened().document, []);
  const saver = new DraftSaver(page, server.opened(), calls);
  return { page, saver, network, store: new PublishStore(server.opened(), saver, calls) };
};

const UNAVAILABLE: Failure = { kind: 'unavailable', request: 'PUT' };

type Editor = ReturnType<typeof openEditor>;

const STEPS = {
  type: async ({ page }: Editor, field: string, text: string) => page.setPageField(field, text),
  save: ({ saver }: Editor) => saver.save(),
  publish: ({ store }: Editor) => store.publish(),
  schedule: ({ store }: Editor) => store.publish(AT),
  cancel: ({ store }: Editor) => store.cancelSchedule(),
  unpublish: ({ store }: Editor) => store.unpublish(),
} as const;

const anyWalk = fc.array(
  fc.record({
    editor: fc.constantFrom(0, 1),
    step: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    text: fc.string(),
    fate: fc.constantFrom(...FATES),
  }),
  { maxLength: 14 },
);

describe('publishing by two editors, whose responses are lost at times', () => {
  it.prop([anyWalk, fc.constantFrom(0, 1)])(
    'keeps what both typed, and shows it to visitors after each editor pressed once more',
    async (walk, last) => {
      const server = openServer();
      const editors = [openEditor(server), openEditor(server)] as const;
      const typed: Record<string, string> = {};
      for (const { editor, step, text, fate } of walk) {
        const at = editors[editor as 0 | 1];
        at.network.fate = step === 'type' ? 'answered' : fate;
        const field = `of ${editor}`;
        if (step === 'type') typed[field] = text;
        await STEPS[step](at, field, text);
        expect(at.saver.state).not.toBe('conflict');
      }
      for (const { saver, network } of editors) {
        network.fate = 'answered';
        expect(await saver.save()).toBe(true);
      }
      const { store, page } = editors[last as 0 | 1];
      // The first press may bring in what the other editor has typed, to be looked at.
      const isDone = (await store.publish()) || (await store.publish());
      expect(isDone, JSON.stringify(store.failure)).toBe(true);
      expect([server.published()?.fields, page.document.fields]).toEqual([typed, typed]);
      expect(store.isDraft).toBe(false);
    },
  );
});
