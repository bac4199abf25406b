import type { FrameChange, SiteFrame, SiteFrameForm } from '@fairdesk/core/editor';
import type { Failure, Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, vi } from 'vitest';
import { FrameDrawer } from '#ui/organiser/frame/frame-drawer.ts';
import { languagesOf } from '#ui/organiser/frame/frame-form.ts';
import { FrameStore } from '#ui/organiser/frame/frame-store.ts';

const form = (title: string, href = '/news'): SiteFrameForm => ({
  lists: {
    main: [
      {
        ...{ id: 'main.0', title, text: '', href, target: '', icon: '' },
        isCallToAction: false,
        children: [],
      },
    ],
    service: [],
    profile: [],
  },
  logos: {},
  texts: { topbar: '' },
  settings: { showSearch: '1' },
});
const frame = (forms: SiteFrame['forms']): SiteFrame => ({
  ...{ area: 'header', version: 'v1', paths: ['/', '/news'], samples: { en: '/', nl: '/' }, forms },
});
const MATCHING = frame({ en: form('News'), nl: form('Nieuws') });

const open = (of: SiteFrame, answer: readonly SiteFrame[] | Failure = [of], language: Language = 'en') => {
  const sent: FrameChange[] = [];
  const store = new FrameStore(of, language, {
    listFrames: () => okAsync([{ ...of, version: 'v2' }]),
    publishFrame: (change) => {
      sent.push(change);
      return 'kind' in answer ? errAsync(answer) : okAsync(answer);
    },
  });
  return { store, sent };
};

describe('FrameStore', () => {
  it('edits all languages at once when they match, else one', () => {
    expect(languagesOf(MATCHING.forms, 'nl')).toEqual(['en', 'nl']);
    expect(languagesOf({ en: form('News'), nl: form('Nieuws', '/nieuws') }, 'nl')).toEqual(['nl']);
    expect(languagesOf({ en: form('News'), nl: form('Nieuws', '/nieuws') }, 'tr')).toEqual(['en']);
  });

  it('publishes every language with what it saw', async () => {
    const { store, sent } = open(MATCHING);
    store.add('main', undefined);
    const id = store.selected ?? '';
    store.changeItem(id, { title: { en: 'Visit', nl: 'Bezoek' }, href: '/visit' });
    store.move(id, 'up');
    expect(await store.publish()).toBeDefined();
    expect(sent).toMatchObject([{ area: 'header', path: '/', version: 'v1' }]);
    const titles = (language: 'en' | 'nl') => sent[0]?.forms[language]?.lists.main?.map(({ title }) => title);
    expect([titles('en'), titles('nl')]).toEqual([
      ['Visit', 'News'],
      ['Bezoek', 'Nieuws'],
    ]);
  });

  it('opens the item of the first fault, and sends nothing', async () => {
    const { store, sent } = open(MATCHING);
    store.add('service', undefined);
    store.select('main.0');
    expect(await store.publish()).toBeUndefined();
    expect(sent).toEqual([]);
    expect(store.current?.list).toBe('service');
    expect(store.edit.faults.map(({ code }) => code)).toContain('frame-title-missing');
  });

  it('puts a deleted item back, at the end when the item above it is gone', () => {
    const { store } = open(MATCHING);
    store.add('main', 'main.0');
    const below = store.selected ?? '';
    const deleted = store.remove(below);
    expect(store.selected).toBeUndefined();
    store.remove('main.0');
    if (deleted) store.restore(deleted);
    expect(store.rows('main').map(({ item }) => item.id)).toEqual([below]);
    expect(store.edit.isDirty).toBe(true);
  });
});

describe('FrameDrawer', () => {
  it.prop([fc.scheduler(), fc.array(fc.constantFrom('en', 'nl', 'text'), { maxLength: 6 })])(
    'shows the latest form in the chosen language in the end, with one request at a time',
    async (scheduler, steps) => {
      const { store } = open(MATCHING);
      let running = 0;
      let most = 0;
      const drawer = new FrameDrawer(store, 'en', ({ language }, _area, drawn) => {
        running += 1;
        most = Math.max(most, running);
        const html = `${language} ${drawn.texts.topbar}`;
        return ResultAsync.fromSafePromise(
          scheduler.schedule(Promise.resolve()).then(() => {
            running -= 1;
            return html;
          }),
        );
      });
      void drawer.draw();
      for (const [index, step] of steps.entries()) {
        if (step === 'text') store.setText('topbar', drawer.language, String(index));
        else drawer.show(step === 'en' ? 'en' : 'nl');
        void drawer.draw();
      }
      await scheduler.waitIdle();
      await drawer.draw();
      await scheduler.waitIdle();
      expect(drawer.html).toBe(`${drawer.language} ${store.form.texts.topbar?.[drawer.language]}`);
      expect(most).toBe(1);
    },
  );

  it('says that drawing failed, and tries again after the next change', async () => {
    const { store } = open(MATCHING);
    let isDown = true;
    const drawer = new FrameDrawer(store, 'en', () =>
      isDown ? errAsync({ kind: 'not-found', what: 'page' }) : okAsync('<p>'),
    );
    await drawer.draw();
    expect(drawer.hasFailed).toBe(true);
    isDown = false;
    store.setText('topbar', 'en', 'Open');
    await drawer.draw();
    expect([drawer.hasFailed, drawer.html]).toEqual([false, '<p>']);
  });

  it('draws again by itself once the server is back', async () => {
    vi.useFakeTimers();
    const { store } = open(MATCHING);
    let isDown = true;
    const drawer = new FrameDrawer(store, 'en', () =>
      isDown ? errAsync({ kind: 'unavailable', request: 'POST frame' }) : okAsync('<p>'),
    );
    const stop = drawer.follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(drawer.hasFailed).toBe(true);
    isDown = false;
    await vi.advanceTimersByTimeAsync(6000);
    expect([drawer.hasFailed, drawer.html]).toEqual([false, '<p>']);
    stop();
    vi.useRealTimers();
  });
});
