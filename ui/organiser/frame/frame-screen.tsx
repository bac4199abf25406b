'use client';

import type { PageEntry, SiteFrame } from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { EmptyState } from '../../shared/empty-state.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { PageTabs } from '../pages/page-tabs.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './frame.module.css';
import { FrameDrift } from './frame-drift.tsx';
import { FrameEditor } from './frame-editor.tsx';
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
  const { t, language } = labels;
  const { listFrames, publishFrame } = useOrganiser();
  const [listed, setListed] = useState(loaded);
  const [chosen, setChosen] = useState(() => loaded.find(({ paths }) => paths[0] === '/') ?? loaded[0]);
  /** What is edited stays while another header or footer is open. */
  const stores = useRef(new Map<string, FrameStore>());
  const dirty = [...stores.current.values()].filter(({ edit }) => edit.isDirty);
  // Another save may have brought two of them together: what was typed in one of them stays in reach.
  const unlisted = dirty
    .map(({ frame }) => frame)
    .filter((each) => !listed.some((frame) => keyOf(frame) === keyOf(each)));
  const frames = [...listed, ...unlisted];
  const frame = frames.find((each) => chosen && keyOf(each) === keyOf(chosen)) ?? frames[0];
  const storeOf = (of: SiteFrame): FrameStore => {
    const key = keyOf(of);
    const store = stores.current.get(key) ?? new FrameStore(of, language, { listFrames, publishFrame });
    stores.current.set(key, store);
    return store;
  };
  const store = frame && storeOf(frame);
  useLeaveGuard(dirty.length > 0);
  const show = (saved: readonly SiteFrame[], next: SiteFrame, current?: FrameStore) => {
    const unsaved = [...stores.current.values()].filter((each) => each.edit.isDirty || each === current);
    stores.current = new Map(unsaved.map((each) => [keyOf(each.frame), each]));
    setListed(saved);
    setChosen(next);
  };
  const common = frame && listed.find(({ area, paths }) => area === frame.area && paths[0] === frame.common);
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
            {store.hasDifference && (
              <SelectField
                path="frame-language"
                label={t('frame-language')}
                hint={t('frame-differs')}
                value={store.languages[0] ?? language}
                options={LANGUAGES.filter((each) => store.publisher.edit.form[each]).map((each) => ({
                  value: each,
                  label: LANGUAGE_NAMES[each],
                }))}
                onChange={(value) => store.show(LANGUAGES.find((each) => each === value) ?? language)}
              />
            )}
          </div>
          {common && (
            <FrameDrift
              key={`drift ${keyOf(frame)}`}
              frame={frame}
              common={common}
              entries={entries}
              isDirty={store.edit.isDirty}
              list={list}
              onJoined={show}
            />
          )}
          <FrameEditor
            key={keyOf(frame)}
            store={store}
            entries={entries}
            timeZone={timeZone}
            onPublished={(saved) => show(saved, store.frame, store)}
          />
        </>
      )}
    </>
  );
});
