'use client';

import type { PageEntry, SiteFrame } from '@fairdesk/core/editor';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import type { EditState } from '../../shared/editing/edit-store.ts';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { languageText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import styles from './frame.module.css';
import { FrameConflict } from './frame-conflict.tsx';
import type { FrameForm } from './frame-form.ts';
import { FrameItemForm } from './frame-item-form.tsx';
import { FrameList, type FrameListName } from './frame-list.tsx';
import { FramePreview } from './frame-preview.tsx';
import { FrameSettings } from './frame-settings.tsx';
import type { FrameStore } from './frame-store.ts';
import { treeRows } from './frame-tree.ts';
import { useFrameDraft } from './use-frame-draft.ts';

interface Props {
  store: FrameStore;
  entries: readonly PageEntry[];
  timeZone: string;
  onPublished: (frames: readonly SiteFrame[]) => void;
}

const LISTS = {
  header: ['main', 'service', 'profile'],
  footer: ['links', 'socials'],
} as const satisfies Record<SiteFrame['area'], readonly FrameListName[]>;

/** The items and settings of a header or footer, what they look like, and the button that publishes them. */
export const FrameEditor = observer(function FrameEditor({ store, entries, timeZone, onPublished }: Props) {
  const { t, language } = useLabels();
  const { edit, frame, publisher } = store;
  const lists: readonly FrameListName[] = LISTS[frame.area];
  const labels = labelsOf(store.form, t);
  const faults = useFaultTexts(edit, labels);
  const isRestored = useFrameDraft(store);
  const [publication, setPublication] = useState<string>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const publish = async () => {
    setPublication(undefined);
    const pages = frame.paths.length;
    const saved = await store.publish();
    if (!saved) return;
    onPublished(saved);
    setPublication(t(publisher.isMerged ? 'frame-published-merged' : 'frame-published', { n: pages }));
  };
  // The button that had the focus is disabled now.
  useEffect(() => {
    if (publication !== undefined && isFocusLost()) outcome.current?.focus();
  }, [publication]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.editor}>
      {publisher.conflict ? (
        <FrameConflict store={store} onKeepMine={() => void publish()} />
      ) : (
        <EditNotes store={edit} errorLabel={failureText(edit.state)} faults={faults} />
      )}
      {isRestored && edit.isDirty && <p role="status">{t('draft-restored')}</p>}
      {publisher.isMerged && edit.isDirty && <p role="status">{t('frame-merged')}</p>}
      {store.languages.length === 1 && store.languages[0] && (
        <p className={styles.hint}>
          {t('frame-one-language', { language: languageText(store.languages[0], language) })}
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
        <Button type="submit" busy={edit.isSaving} idle={!edit.isDirty}>
          {t('frame-publish', { n: frame.paths.length })}
        </Button>
        {edit.isDirty && (
          <>
            <Button look="plain" onClick={publisher.discard}>
              {t('leave-discard')}
            </Button>
            <span className={styles.hint}>{t('frame-not-published')}</span>
          </>
        )}
        {publication !== undefined && !edit.isDirty && (
          <p ref={outcome} role="status" tabIndex={-1} className={styles.hint}>
            {publication}
          </p>
        )}
      </div>
    </form>
  );
});

/** Focus on a disabled button counts as lost. */
const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
};

const failureText = (state: EditState<object>): MessageKey =>
  state.kind === 'failed' && state.failure.kind === 'not-found' ? 'frame-gone' : 'frame-failed';

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
