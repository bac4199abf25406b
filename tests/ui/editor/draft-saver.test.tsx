import type { CopyStorage, DocumentBlock, OpenedPage, PageDocument, SavedDraft } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, it as example, expect, vi } from 'vitest';
import { DraftSaver } from '#ui/editor/draft-saver.ts';
import { PageStore } from '#ui/editor/page-store.ts';

const PLACE = { path: '/visit', language: 'en' } as const;
const START: PageDocument = { fields: {}, areas: [{ key: 'main', blocks: [] }] };

const BLOCK: DocumentBlock = {
  ...{ id: 'copied', component: 'RichText', fields: {}, params: {}, places: [], kept: {} },
};

/** The draft on the server: a save with an old revision is refused. */
const openServer = () => {
  const draft = { document: START, revision: 0 };
  const opened = (): OpenedPage => ({
    ...{ place: PLACE, status: 'published', isChanged: false, others: [] },
    ...structuredClone(draft),
  });
  const save = (document: PageDocument, revision: number): ResultAsync<SavedDraft, Failure> => {
    if (revision !== draft.revision) return errAsync({ kind: 'conflict', what: 'draft' });
    draft.document = structuredClone(document);
    draft.revision += 1;
    return okAsync({ revision: draft.revision, others: [] });
  };
  return { draft, opened, save };
};

type Server = ReturnType<typeof openServer>;

/** An editor whose requests arrive when the scheduler lets them. */
const openEditor = (server: Server, scheduler: fc.Scheduler, copies?: CopyStorage) => {
  let hasCrashed = false;
  const never = new Promise<never>(() => {});
  const late = <T,>(answer: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve())).andThen(() =>
      hasCrashed ? ResultAsync.fromSafePromise(never) : answer(),
    );
  const page = new PageStore(server.opened().document, []);
  const saver = new DraftSaver(
    page,
    server.opened(),
    {
      savePageDraft: (_, document, revision) => late(() => server.save(document, revision)),
      openPage: () => late(() => okAsync(server.opened())),
    },
    copies,
  );
  const crash = () => {
    hasCrashed = true;
  };
  return { page, saver, crash };
};

/** A browser's storage, as text. */
const memoryCopies = (): CopyStorage => {
  let text: string | undefined;
  return {
    read: () => (text === undefined ? undefined : JSON.parse(text)),
    write: (copy) => {
      text = copy && JSON.stringify(copy);
    },
  };
};

/** An editor that saves by itself, with a server that answers at once. */
const followPage = () => {
  const server = openServer();
  const page = new PageStore(START, []);
  const saver = new DraftSaver(page, server.opened(), {
    savePageDraft: (_, document, revision) => server.save(document, revision),
    openPage: () => okAsync(server.opened()),
  });
  return { server, page, saver, stop: saver.follow() };
};

const UNAVAILABLE: Failure = { kind: 'unavailable', request: 'PUT draft' };

/** Other than a conflict, which leads to the newer page. */
const anyFailure = fc.constantFrom<Failure>(
  UNAVAILABLE,
  { kind: 'not-found', what: 'the page' },
  { kind: 'throttled', retryAfterSeconds: 3 },
  { kind: 'rejected', reason: 'fields', fields: [{ path: '', code: 'page-length-max', params: { max: 1 } }] },
);

const byOther = (number: number): PageDocument => ({ ...START, fields: { one: `theirs ${number}` } });

const names = ['one', 'two', 'three'];
const anyTyping = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()), { minLength: 1, maxLength: 5 });

describe('saving a page by itself', () => {
  afterEach(() => vi.useRealTimers());

  it.prop([fc.scheduler(), anyTyping, anyTyping])(
    'keeps all that two editors type in different texts, in whatever order their requests arrive',
    async (scheduler, mine, theirs) => {
      const server = openServer();
      const editors = [openEditor(server, scheduler), openEditor(server, scheduler)] as const;
      const type = (place: 0 | 1, typing: readonly (readonly [string, string])[]) =>
        typing.map(([name, text]) => async () => {
          const { page, saver } = editors[place];
          page.setPageField(`${place}-${name}`, text);
          void saver.save();
        });
      scheduler.scheduleSequence(type(0, mine));
      scheduler.scheduleSequence(type(1, theirs));
      await scheduler.waitIdle();
      for (const { saver } of editors) {
        void saver.save();
        await scheduler.waitIdle();
      }
      const wanted = Object.fromEntries([
        ...mine.map(([name, text]) => [`0-${name}`, text] as const),
        ...theirs.map(([name, text]) => [`1-${name}`, text] as const),
      ]);
      expect(editors.map(({ saver }) => saver.state)).toEqual(['saved', 'saved']);
      expect(server.draft.document.fields).toEqual(wanted);
    },
  );

  it.prop([fc.scheduler(), anyTyping, anyTyping])(
    'lets undo take back what its editor typed and nothing that another one did, and redo bring it back',
    async (scheduler, mine, theirs) => {
      const server = openServer();
      const { page, saver } = openEditor(server, scheduler);
      for (const [name, text] of mine) page.setPageField(`0-${name}`, text);
      const others = Object.fromEntries(theirs.map(([name, text]) => [`1-${name}`, text] as const));
      void server.save({ ...START, fields: others }, 0);
      void saver.save();
      await scheduler.waitIdle();
      const both = page.document.fields;
      while (page.canUndo) page.undo();
      expect(page.document.fields).toEqual(others);
      while (page.canRedo) page.redo();
      expect(page.document.fields).toEqual(both);
    },
  );

  it.prop([fc.scheduler(), anyTyping, anyTyping, anyTyping, fc.nat(8)])(
    'brings back and saves what was typed before a crash, beside what others typed since',
    async (scheduler, mine, more, theirs, arrived) => {
      const server = openServer();
      const copies = memoryCopies();
      const typeInto = (page: PageStore, typing: typeof mine) => {
        for (const [name, text] of typing) page.setPageField(`0-${name}`, text);
      };
      const crashed = openEditor(server, scheduler, copies);
      const stopFirst = crashed.saver.follow();
      typeInto(crashed.page, mine);
      void crashed.saver.save();
      for (let count = 0; count < arrived && scheduler.count() > 0; count++) await scheduler.waitOne();
      typeInto(crashed.page, more);
      crashed.crash();
      await scheduler.waitIdle();

      const others = Object.fromEntries(theirs.map(([name, text]) => [`1-${name}`, text] as const));
      const { document, revision } = server.draft;
      void server.save({ ...document, fields: { ...document.fields, ...others } }, revision);
      const next = openEditor(server, scheduler, copies);
      const stopNext = next.saver.follow();
      await scheduler.waitIdle();
      const typed = [...mine, ...more].map(([name, text]) => [`0-${name}`, text] as const);
      expect(server.draft.document.fields).toEqual({ ...Object.fromEntries(typed), ...others });
      expect(copies.read()).toBeUndefined();
      stopFirst();
      stopNext();
    },
  );

  it.prop([fc.scheduler(), anyTyping, fc.constantFrom('mine' as const, 'theirs' as const)])(
    'lets an editor choose when both typed in the same text, and undo brings the other version back',
    async (scheduler, mine, whose) => {
      const server = openServer();
      const { page, saver } = openEditor(server, scheduler);
      void server.save({ ...START, fields: { one: 'theirs!', two: 'theirs!', three: 'theirs!' } }, 0);
      for (const [name, text] of mine) page.setPageField(name, text);
      const own = page.document.fields;
      void saver.save();
      await scheduler.waitIdle();
      expect(saver.state).toBe('conflict');
      void saver.choose(whose);
      await scheduler.waitIdle();
      expect(saver.state).toBe('saved');
      const other = { one: 'theirs!', two: 'theirs!', three: 'theirs!' };
      expect(server.draft.document.fields).toEqual(whose === 'mine' ? own : other);
      page.undo();
      expect(page.document.fields).toEqual(whose === 'mine' ? other : own);
    },
  );

  it.prop([
    fc.array(
      fc.tuple(fc.constantFrom('type', 'undo', 'redo', 'theirs', 'mine', 'other'), fc.nat({ max: 900 })),
      {
        maxLength: 12,
      },
    ),
  ])('ends with what its editor sees saved, at any pace', async (steps) => {
    vi.useFakeTimers();
    const { server, page, saver, stop } = followPage();
    const does: Readonly<Record<string, (number: number) => void>> = {
      type: (number) => page.setPageField('one', `mine ${number}`),
      undo: () => page.undo(),
      redo: () => page.redo(),
      theirs: () => void saver.choose('theirs'),
      mine: () => void saver.choose('mine'),
      other: (number) => void server.save(byOther(number), server.draft.revision),
    };
    for (const [number, [step, wait]] of steps.entries()) {
      does[step]?.(number);
      await vi.advanceTimersByTimeAsync(wait);
    }
    await vi.advanceTimersByTimeAsync(2000);
    // Another editor may have saved again since the question.
    for (let questions = 0; questions <= steps.length && saver.state === 'conflict'; questions += 1) {
      await saver.choose('mine');
      await vi.advanceTimersByTimeAsync(20_000);
    }
    stop();
    // Another editor may have saved last, and this one has nothing to save.
    if (saver.revision === server.draft.revision)
      expect(server.draft.document.fields).toEqual(page.document.fields);
    expect(saver.state).toBe('saved');
  });

  it.prop([
    fc.array(fc.tuple(fc.string(), fc.constantFrom('stored', 'not stored'), fc.boolean()), { maxLength: 5 }),
    fc.string(),
  ])('takes no own save for that of another editor, whichever responses are lost', async (lost, last) => {
    const server = openServer();
    let fate: string | undefined;
    const page = new PageStore(START, []);
    const saver = new DraftSaver(page, server.opened(), {
      savePageDraft: (_, document, revision) => {
        if (fate === 'not stored') return errAsync(UNAVAILABLE);
        const saved = server.save(document, revision);
        return fate === undefined ? saved : saved.andThen(() => errAsync(UNAVAILABLE));
      },
      openPage: () => okAsync(server.opened()),
    });
    for (const [text, fateOfSave, hasBlock] of lost) {
      fate = fateOfSave;
      page.setPageField('one', text);
      if (hasBlock) page.paste(BLOCK);
      await saver.save();
    }
    fate = undefined;
    page.setPageField('one', last);
    expect(await saver.save()).toBe(true);
    expect([page.document.fields, server.draft.document.fields]).toEqual([{ one: last }, { one: last }]);
    expect(server.draft.document.areas).toEqual(page.document.areas);
    expect(page.document.areas[0]?.blocks).toHaveLength(lost.filter(([, , hasBlock]) => hasBlock).length);
    expect(saver.merges).toBe(0);
  });

  it.prop([fc.string(), fc.string()])(
    'asks again after a reload which version to take, and says it is not saved until then',
    async (mine, theirs) => {
      fc.pre(mine !== theirs);
      const server = openServer();
      const copies = memoryCopies();
      const open = () => {
        const page = new PageStore(server.opened().document, []);
        const calls = {
          savePageDraft: (_: unknown, document: PageDocument, revision: number) =>
            server.save(document, revision),
          openPage: () => okAsync(server.opened()),
        };
        const saver = new DraftSaver(page, server.opened(), calls, copies);
        return { page, saver, stop: saver.follow() };
      };
      const before = open();
      before.page.setPageField('one', mine);
      void server.save({ ...START, fields: { one: theirs } }, 0);
      await before.saver.save();
      expect(before.saver.state).toBe('conflict');

      const after = open();
      expect(after.saver.isClean).toBe(false);
      await after.saver.save();
      expect(after.saver.state).toBe('conflict');
      await after.saver.choose('mine');
      expect(server.draft.document.fields).toEqual({ one: mine });
      before.stop();
      after.stop();
    },
  );

  example('saves what undo brings back soon after the other version was taken', async () => {
    vi.useFakeTimers();
    const { server, page, saver, stop } = followPage();
    page.setPageField('one', 'mine');
    void server.save(byOther(1), 0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.state).toBe('conflict');
    await saver.choose('theirs');
    page.undo();
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.state).toBe('saved');
    expect(server.draft.document.fields).toEqual({ one: 'mine' });
    stop();
  });

  it.prop([fc.array(fc.tuple(anyFailure, fc.boolean()), { minLength: 1, maxLength: 5 })])(
    'says why it cannot save until it can, whether its page or the newer one is refused',
    async (failures) => {
      const server = openServer();
      let failing: readonly [Failure, boolean] | undefined;
      const page = new PageStore(START, []);
      const saver = new DraftSaver(page, server.opened(), {
        savePageDraft: (_, document, revision) =>
          failing
            ? errAsync<SavedDraft, Failure>(failing[1] ? { kind: 'conflict', what: 'draft' } : failing[0])
            : server.save(document, revision),
        openPage: () => (failing ? errAsync(failing[0]) : okAsync(server.opened())),
      });
      page.setPageField('one', 'kept');
      for (failing of failures) {
        expect(await saver.save()).toBe(false);
        expect([saver.state, saver.failure]).toEqual(['failed', failing[0]]);
      }
      failing = undefined;
      expect(await saver.save()).toBe(true);
      expect([saver.state, saver.failure]).toEqual(['saved', undefined]);
      expect(server.draft.document.fields).toEqual({ one: 'kept' });
    },
  );
});
