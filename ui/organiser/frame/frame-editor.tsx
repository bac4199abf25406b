'use client';

import type { PageEntry, SiteFrame } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import type { FormEvent } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/edit-notes.tsx';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useFaultTexts } from '../../shared/use-fault-texts.ts';
import styles from './frame.module.css';
import type { FrameForm } from './frame-form.ts';
import { FrameItemForm } from './frame-item-form.tsx';
import { FrameList, type FrameListName } from './frame-list.tsx';
import { FramePreview } from './frame-preview.tsx';
import { FrameSettings } from './frame-settings.tsx';
import type { FrameStore } from './frame-store.ts';
import { treeRows } from './frame-tree.ts';
import { itemName } from './item-name.ts';

interface Props {
  store: FrameStore;
  entries: readonly PageEntry[];
  timeZone: string;
  onPublished: (frames: readonly SiteFrame[], pages: number) => void;
}

const LISTS = {
  header: ['main', 'service', 'profile'],
  footer: ['links', 'socials'],
} as const satisfies Record<SiteFrame['area'], readonly FrameListName[]>;

const PARTS = ['lists', 'logos', 'texts', 'settings'] as const;

/** The items and settings of a header or footer, what they look like, and the button that publishes them. */
export const FrameEditor = observer(function FrameEditor({ store, entries, timeZone, onPublished }: Props) {
  const { t, language } = useLabels();
  const { edit, frame } = store;
  const lists: readonly FrameListName[] = LISTS[frame.area];
  const labels = labelsOf(store.form, t);
  const faults = useFaultTexts(edit, labels);
  const key = `frame/${[frame.area, frame.paths[0], ...store.languages].join('/')}`;
  const isRestored = useDraft(key, edit, PARTS);
  const finish = async (saving: Promise<readonly SiteFrame[] | undefined>) => {
    const saved = await saving;
    if (saved) onPublished(saved, frame.paths.length);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.publish());
  };
  const describe = ({ lists: all, texts, settings, logos }: FrameForm) => [
    ...lists.map((list) => ({
      name: t(`frame-list-${list}`),
      value: treeRows(all[list] ?? [])
        .map(({ item }) => `${itemName(item, language)} (${item.href})`)
        .join(', '),
    })),
    {
      name: t(`frame-settings-${frame.area}`),
      value: JSON.stringify([texts, settings, Object.values(logos).map(({ src, href }) => [src, href])])
        .replaceAll(/["[\]{}]/g, ' ')
        .trim(),
    },
  ];
  return (
    <form noValidate onSubmit={submit} className={styles.editor}>
      <EditNotes
        store={edit}
        errorLabel="frame-failed"
        faults={faults}
        describe={describe}
        onKeepMine={() => void finish(edit.keepMine())}
      />
      {isRestored && edit.isDirty && <p role="status">{t('draft-restored')}</p>}
      {store.languages.length === 1 && store.languages[0] && (
        <p className={styles.hint}>
          {t('frame-one-language', { language: LANGUAGE_NAMES[store.languages[0]] })}
        </p>
      )}
      <FramePreview store={store} />
      <div className={styles.columns}>
        <div className={styles.lists}>
          {lists.map((list) => (
            <FrameList key={list} store={store} list={list} error={faults.of(`lists.${list}`)} />
          ))}
        </div>
        <div className={styles.side}>
          <FrameItemForm store={store} entries={entries} faults={faults} />
        </div>
      </div>
      <FrameSettings store={store} entries={entries} faults={faults} timeZone={timeZone} />
      <div className={styles.publish}>
        <Button type="submit" busy={edit.isSaving} disabled={!edit.isDirty}>
          {t('frame-publish', { n: frame.paths.length })}
        </Button>
        {edit.isDirty && (
          <>
            <Button look="plain" onClick={edit.discard}>
              {t('leave-discard')}
            </Button>
            <span className={styles.hint}>{t('frame-not-published')}</span>
          </>
        )}
      </div>
    </form>
  );
});

/** The labels of the fields that faults refer to. */
const labelsOf = (
  form: FrameForm,
  t: ReturnType<typeof useLabels>['t'],
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.values(form.lists).flatMap((items) =>
      treeRows(items).flatMap(({ item: { id } }) => [
        [`${id}.title`, t('frame-item-title')],
        [`${id}.text`, t('frame-action-text')],
        [`${id}.href`, t('frame-address-label')],
        [`${id}.icon`, t('frame-icon-label')],
      ]),
    ),
  ),
  ...Object.fromEntries(Object.keys(form.lists).map((list) => [`lists.${list}`, list])),
  ...Object.fromEntries(
    Object.keys(form.logos).flatMap((name) =>
      ['src', 'alt', 'href'].map((part) => [`logos.${name}.${part}`, t('editor-image-address')]),
    ),
  ),
  ...Object.fromEntries(Object.keys(form.texts).map((name) => [`texts.${name}`, name])),
  ...Object.fromEntries(Object.keys(form.settings).map((name) => [`settings.${name}`, name])),
});
