'use client';

import { frameDifference, type PageEntry, type SiteFrame } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { useRef, useState } from 'react';
import { EmptyState } from '../../shared/empty-state.tsx';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import { SelectField } from '../../shared/select-field.tsx';
import { useToast } from '../../shared/toast.tsx';
import { useLeaveGuard } from '../../shared/use-leave-guard.ts';
import { DeskHeading } from '../desk-heading.tsx';
import { PageTabs } from '../pages/page-tabs.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './frame.module.css';
import { FrameEditor } from './frame-editor.tsx';
import { languagesOf } from './frame-form.ts';
import { frameName } from './frame-name.ts';
import { FrameStore } from './frame-store.ts';

interface Props {
  frames: readonly SiteFrame[];
  /** For the choice of a page to link to. */
  entries: readonly PageEntry[];
  timeZone: string;
  /** The address of the list of pages. */
  list: string;
}

const keyOf = ({ area, paths }: SiteFrame): string => `${area} ${paths[0] ?? ''}`;

/** The headers and footers of the website; each is edited for all pages that have it. */
export const FrameScreen = observer(function FrameScreen({ frames: loaded, entries, timeZone, list }: Props) {
  const labels = useLabels();
  const { t, language: own } = labels;
  const toast = useToast();
  const { listFrames, publishFrame } = useOrganiser();
  const [frames, setFrames] = useState(loaded);
  const [chosen, setChosen] = useState(() => loaded.find(({ paths }) => paths[0] === '/') ?? loaded[0]);
  const [language, setLanguage] = useState<Language>(own);
  /** What is edited stays while another header or footer is open. */
  const stores = useRef(new Map<string, FrameStore>());
  const frame = frames.find((each) => chosen && keyOf(each) === keyOf(chosen)) ?? frames[0];
  const storeOf = (of: SiteFrame): FrameStore => {
    const languages = languagesOf(of, language);
    const key = [keyOf(of), of.version, ...languages].join(' ');
    const store = stores.current.get(key) ?? new FrameStore(of, languages, { listFrames, publishFrame });
    stores.current.set(key, store);
    return store;
  };
  const store = frame && storeOf(frame);
  useLeaveGuard([...stores.current.values()].some(({ edit }) => edit.isDirty));
  const published = (saved: readonly SiteFrame[], pages: number) => {
    stores.current = new Map([...stores.current].filter(([, { edit }]) => edit.isDirty));
    setFrames(saved);
    toast.done(t('frame-published', { n: pages }));
  };
  const difference = frame && frameDifference(frame.forms);
  return (
    <>
      <DeskHeading title={t('frame-title')} text={t('frame-about')} />
      <PageTabs current="frame" list={list} />
      {frame === undefined || store === undefined ? (
        <EmptyState text={t('frame-none')} />
      ) : (
        <>
          <div className={styles.choice}>
            <SelectField
              path="frame"
              label={t('frame-which')}
              value={keyOf(frame)}
              options={frames.map((each) => ({ value: keyOf(each), label: frameName(each, labels) }))}
              onChange={(key) => setChosen(frames.find((each) => keyOf(each) === key))}
            />
            {difference !== undefined && (
              <SelectField
                path="frame-language"
                label={t('frame-language')}
                hint={t('frame-differs')}
                value={store.languages[0] ?? language}
                options={LANGUAGES.filter((each) => frame.forms[each]).map((each) => ({
                  value: each,
                  label: LANGUAGE_NAMES[each],
                }))}
                onChange={(value) => setLanguage(LANGUAGES.find((each) => each === value) ?? language)}
              />
            )}
          </div>
          <FrameEditor
            key={[keyOf(frame), frame.version, ...store.languages].join(' ')}
            store={store}
            entries={entries}
            timeZone={timeZone}
            onPublished={published}
          />
        </>
      )}
    </>
  );
});
