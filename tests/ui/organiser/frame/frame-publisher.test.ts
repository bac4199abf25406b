import type { FrameForms, SiteFrame, SiteFrameForm } from '@fairdesk/core/editor';
import type { Failure, Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { storedIds, withIds } from '#ui/organiser/frame/frame-form.ts';
import type { FrameCalls } from '#ui/organiser/frame/frame-publisher.ts';
import { FrameStore } from '#ui/organiser/frame/frame-store.ts';

const item = (id: string, title: string, href: string) => ({
  ...{ id, title, text: '', href, target: '' as const, icon: '' },
  ...{ isCallToAction: false, children: [] },
});
const form = (words: string): SiteFrameForm => ({
  lists: {
    main: [item('main.0', `News ${words}`, '/news'), item('main.1', `Visit ${words}`, '/visit')],
    service: [],
    profile: [],
  },
  logos: {},
  texts: { topbar: '' },
  settings: { search: '', splitter: '' },
});
const START: FrameForms = { en: form('en'), nl: form('nl') };

/** The headers of a website, as the server has them. */
class Website {
  forms = START;
  version = 1;

  get frames(): readonly SiteFrame[] {
    return [
      {
        ...{ area: 'header', version: String(this.version), paths: ['/', '/news'], samples: { en: '/' } },
        forms: this.forms,
      },
    ];
  }

  write(forms: FrameForms): void {
    const stored = { ...this.forms, ...forms };
    this.forms = withIds(stored, storedIds(stored));
    this.version += 1;
  }

  calls(later: <T>(value: () => T) => Promise<T> = async (value) => value()): FrameCalls {
    const conflict: Failure = { kind: 'conflict', what: 'header' };
    const sent = <T>(work: () => T): ResultAsync<T, Failure> =>
      ResultAsync.fromSafePromise(later(work).then((value) => later(() => value)));
    return {
      listFrames: () => sent(() => this.frames),
      publishFrame: ({ version, forms }) =>
        sent(() => {
          if (version !== String(this.version)) return undefined;
          this.write(forms);
          return this.frames;
        }).andThen((frames) => (frames ? okAsync(frames) : errAsync(conflict))),
    };
  }
}

const open = (website: Website, calls = website.calls()): FrameStore => {
  const [frame] = website.frames;
  if (frame === undefined) throw new Error('No header');
  return new FrameStore(frame, 'en', calls);
};

const anyStep = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom(
    'title' as const,
    'topbar' as const,
    'search' as const,
    'add' as const,
    'move' as const,
    'publish' as const,
    'publish' as const,
    'drift' as const,
    'wait' as const,
  ),
  language: fc.constantFrom<Language>('en', 'nl'),
});

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** What an editor must find again: the last text typed in each field. */
type Typed = Map<string, string>;

interface Editor {
  readonly store: FrameStore;
  readonly typed: Typed;
}

/** What an editor types. */
const TYPE: Readonly<Record<string, (editor: Editor, language: Language, text: string) => void>> = {
  title: ({ store, typed }, language, text) => {
    const [row] = store.rows('main');
    if (row === undefined) return;
    store.changeItem(row.item.id, { title: { ...row.item.title, [language]: text } });
    typed.set(`title ${language}`, text);
  },
  topbar: ({ store, typed }, language, text) => {
    store.setText('topbar', language, text);
    typed.set(`topbar ${language}`, text);
  },
  search: ({ store, typed }, _language, text) => {
    store.setSetting('search', `/${text}`);
    for (const each of store.languages) typed.set(`search ${each}`, `/${text}`);
  },
  add: ({ store, typed }, _language, text) => {
    store.add('service', undefined);
    const title = Object.fromEntries(store.languages.map((each) => [each, text]));
    store.changeItem(store.selected ?? '', { title, href: '/visit' });
    typed.set(`add ${text}`, text);
  },
  move: ({ store }) => {
    store.move('main.1', 'up');
  },
};

/** Two editors of one website, whose requests and responses arrive in any order. */
class Play {
  readonly website = new Website();
  readonly editors: readonly Editor[];
  readonly #scheduler: fc.Scheduler;
  readonly #running: Promise<unknown>[] = [];

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    const later = <T>(value: () => T) => scheduler.schedule(Promise.resolve()).then(value);
    this.editors = [0, 1].map(() => ({
      store: open(this.website, this.website.calls(later)),
      typed: new Map(),
    }));
  }

  async step({ who, what, language }: Step, index: number): Promise<void> {
    for (const editor of this.editors.slice(who, who + 1)) {
      if (!editor.store.languages.includes(language)) editor.store.show(language);
      TYPE[what]?.(editor, language, `t${index}`);
      await this.#acts[what]?.(editor, index);
    }
    this.expectNothingLost();
  }

  readonly #acts: Readonly<Record<string, (editor: Editor, index: number) => unknown>> = {
    publish: ({ store }) => this.#running.push(store.publish()),
    wait: () => (this.#scheduler.count() > 0 ? this.#scheduler.waitNext(1) : undefined),
    drift: (_, index) => this.website.write({ nl: drifted(this.website.forms.nl, index) }),
  };

  expectNothingLost(): void {
    for (const { store, typed } of this.editors) expectTyped(store, typed, this.website);
  }

  async idle(): Promise<void> {
    await this.#scheduler.waitIdle();
    await Promise.all(this.#running);
  }

  /** Each publishes in turn. */
  async end(): Promise<void> {
    await this.idle();
    for (const { store, typed } of this.editors) {
      const hasChosen = await published(store, () => this.#scheduler.waitIdle());
      expect([store.edit.isDirty, store.publisher.conflict]).toEqual([false, undefined]);
      expectTyped(store, typed, this.website);
      typed.clear();
      // What the other editor published was replaced on purpose.
      if (hasChosen) for (const editor of this.editors) editor.typed.clear();
    }
  }
}

describe('two editors of one header', () => {
  it.prop([fc.scheduler(), fc.array(anyStep, { maxLength: 24 })], { numRuns: 100 })(
    'lose no letter that was typed, and can always publish',
    async (scheduler, steps) => {
      const play = new Play(scheduler);
      for (const [index, step] of steps.entries()) await play.step(step, index);
      await play.end();
    },
    300_000,
  );

  it('brings together what they changed in different parts, in languages that no longer match', async () => {
    const website = new Website();
    const store = open(website);
    store.setText('topbar', 'en', 'Mine');
    const nl = website.forms.nl ?? form('nl');
    website.write({ nl: { ...nl, settings: { ...nl.settings, search: '/zoek' } } });
    expect(await store.publish()).toBeDefined();
    expect(website.forms.en?.texts.topbar).toBe('Mine');
    expect(website.forms.nl?.settings.search).toBe('/zoek');
    expect(store.publisher.isMerged).toBe(true);
    expect(store.languages).toEqual(['en']);
  });

  it('leaves a choice where both changed the same, and takes either', async () => {
    for (const whose of ['mine', 'theirs'] as const) {
      const website = new Website();
      const store = open(website);
      store.setText('topbar', 'en', 'Mine');
      store.setSetting('search', '/mine');
      const en = website.forms.en ?? form('en');
      website.write({ en: { ...en, texts: { topbar: 'Theirs' } } });
      expect(await store.publish()).toBeUndefined();
      expect(store.publisher.conflict?.clashes).toEqual([{ part: 'texts.topbar', language: 'en' }]);
      expect(store.form.texts.topbar?.en).toBe('Mine');
      store.choose(whose);
      expect(await store.publish()).toBeDefined();
      expect(website.forms.en?.texts.topbar).toBe({ mine: 'Mine', theirs: 'Theirs' }[whose]);
      expect(website.forms.nl?.settings.search).toBe('/mine');
    }
  });

  it('discards to what the other editor published', async () => {
    const website = new Website();
    const store = open(website);
    store.setText('topbar', 'en', 'Mine');
    const en = website.forms.en ?? form('en');
    website.write({ en: { ...en, texts: { topbar: 'Theirs' } } });
    await store.publish();
    store.publisher.discard();
    expect([store.edit.isDirty, store.publisher.conflict]).toEqual([false, undefined]);
    expect(store.form.texts.topbar?.en).toBe('Theirs');
  });

  it('goes on with a draft of before, and brings in what was published since', async () => {
    const website = new Website();
    const [frame] = website.frames;
    const nl = website.forms.nl ?? form('nl');
    website.write({ nl: { ...nl, settings: { ...nl.settings, search: '/zoek' } } });
    const store = open(website);
    store.publisher.restore({
      ...{ version: frame?.version ?? '', base: START },
      forms: { ...START, en: { ...form('en'), texts: { topbar: 'Typed' } } },
    });
    expect(store.edit.isDirty).toBe(true);
    await store.publish();
    expect(website.forms.en?.texts.topbar).toBe('Typed');
    expect(website.forms.nl?.settings.search).toBe('/zoek');
  });

  it('keeps what was typed when its pages are gone', async () => {
    const website = new Website();
    const store = open(website, {
      ...website.calls(),
      listFrames: () => okAsync([]),
    });
    website.write({});
    store.setText('topbar', 'en', 'Mine');
    expect(await store.publish()).toBeUndefined();
    expect(store.edit.state).toMatchObject({ kind: 'failed', failure: { kind: 'not-found' } });
    expect(store.form.texts.topbar?.en).toBe('Mine');
  });
});

const drifted = (nl: SiteFrameForm = form('nl'), index = 0): SiteFrameForm => ({
  ...nl,
  settings: { ...nl.settings, splitter: `fa-${index}` },
  lists: { ...nl.lists, profile: [item(`new-${index}`, `Drift ${index}`, '/drift')] },
});

/** Publishes until it is done, as an editor who keeps the own version. @returns whether there was a choice */
const published = async (store: FrameStore, idle: () => Promise<void>): Promise<boolean> => {
  let hasChosen = false;
  for (let attempt = 0; attempt < 4 && store.edit.isDirty; attempt += 1) {
    hasChosen ||= store.publisher.conflict !== undefined;
    store.choose('mine');
    const publishing = store.publish();
    await idle();
    await publishing;
    expect(store.edit.faults).toEqual([]);
  }
  return hasChosen;
};

/** Every typed text is in the form of its editor, or was published. */
const expectTyped = (store: FrameStore, typed: Typed, website: Website): void => {
  const own = JSON.stringify(store.publisher.edit.form);
  const stored = JSON.stringify(website.forms);
  for (const text of typed.values())
    expect(own.includes(`"${text}"`) || stored.includes(`"${text}"`), text).toBe(true);
};
