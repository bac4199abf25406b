import type { BlockDescription, DocumentSpot } from '@fairdesk/core/editor';
import { createContext, useContext, useMemo } from 'react';
import { useLabels } from '../shared/texts/labels.tsx';
import { useClipboard } from './clipboard-store.ts';
import { blockName } from './names/block-names.ts';
import type { PageStore } from './page-store.ts';

/** Reports to screen readers what was done. */
const AnnounceContext = createContext<(text: string) => void>(() => undefined);

export const AnnounceProvider = AnnounceContext;

export const useAnnounce = () => useContext(AnnounceContext);

/** What can be done with a block, each reported to screen readers. */
export const useBlockActions = (page: PageStore) => {
  const labels = useLabels();
  const announce = useAnnounce();
  const clipboard = useClipboard();
  return useMemo(() => {
    const { t } = labels;
    const nameOf = (id: string) => {
      const component = page.blocks.find(({ block }) => block.id === id)?.block.component ?? '';
      return blockName(labels, component);
    };
    const say = (worked: boolean, done: string, not: string) => announce(worked ? done : not);
    return {
      insert: (description: BlockDescription, spot?: DocumentSpot) => {
        const [component] = description.components;
        const name = blockName(labels, component);
        const worked = page.insert(description, samplesFor(description, t), spot);
        say(worked, t('editor-inserted', { name }), t('editor-not-here', { name }));
      },
      move: (id: string, spot: DocumentSpot) => {
        const name = nameOf(id);
        say(page.move(id, spot), t('editor-moved', { name }), t('editor-not-here', { name }));
      },
      step: (id: string, way: 'up' | 'down') => {
        const name = nameOf(id);
        const worked = page.step(id, way);
        const done = t(way === 'up' ? 'editor-moved-up' : 'editor-moved-down', { name });
        say(worked, done, t(way === 'up' ? 'editor-is-first' : 'editor-is-last', { name }));
      },
      duplicate: (id: string) => {
        const name = nameOf(id);
        say(page.duplicate(id), t('editor-duplicated', { name }), t('editor-no-more', { name }));
      },
      copy: (id: string) => {
        const name = nameOf(id);
        say(clipboard?.copy(id) === true, t('editor-copied', { name }), t('editor-copy-failed'));
      },
      /** Does nothing before a block is copied. */
      paste: () => {
        const component = clipboard?.block?.component;
        if (component === undefined) return;
        const name = blockName(labels, component);
        say(clipboard?.paste() === true, t('editor-pasted', { name }), t('editor-not-here', { name }));
      },
      remove: (id: string) => {
        const name = nameOf(id);
        page.remove(id);
        announce(t('editor-deleted', { name }));
      },
    };
  }, [page, labels, announce, clipboard]);
};

/** A new block says what goes where, so that it can be seen and clicked. */
const samplesFor = (
  { fields }: BlockDescription,
  t: ReturnType<typeof useLabels>['t'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap(({ holds, names: [name] }) => {
      if (holds === 'html') return [[name, t('editor-sample-text')] as const];
      return TITLES.includes(name) ? [[name, t('editor-sample-title')] as const] : [];
    }),
  );

const TITLES = ['Title', 'field'];
