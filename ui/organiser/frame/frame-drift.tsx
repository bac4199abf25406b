'use client';

import type { PageEntry, SiteFrame } from '@fairdesk/core/editor';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { Link } from '../../shared/link.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { editorAddress } from '../pages/editor-address.ts';
import { pageLanguage, pageTitle, pathText } from '../pages/page-title.ts';
import { useOrganiser } from '../use-organiser.ts';
import styles from './frame.module.css';
import { frameName } from './frame-name.ts';

interface Props {
  frame: SiteFrame;
  /** The one that similar pages have. */
  common: SiteFrame;
  entries: readonly PageEntry[];
  /** Whether there are changes that are not published. */
  isDirty: boolean;
  /** The address of the list of pages. */
  list: string;
  onJoined: (frames: readonly SiteFrame[], common: SiteFrame) => void;
}

/** Pages whose header or footer differs from that of similar pages, and the way to bring them together. */
export function FrameDrift({ frame, common, entries, isDirty, list, onJoined }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const toast = useToast();
  const { joinFrames, listFrames } = useOrganiser();
  const [isBusy, setBusy] = useState(false);
  const { area, version, paths } = frame;
  const join = async () => {
    setBusy(true);
    const joined = await joinFrames({
      ...{ area, version, path: paths[0] ?? '/' },
      ...{ to: common.paths[0] ?? '/', toVersion: common.version },
    });
    if (joined.isOk()) {
      toast.done(t('frame-joined', { n: paths.length }));
      onJoined(joined.value, common);
    } else if (joined.error.kind === 'conflict') {
      toast.failed(t('frame-join-conflict'));
      (await listFrames()).map((frames) => onJoined(frames, frame));
    } else toast.failed(t('frame-join-failed'));
    setBusy(false);
  };
  return (
    <section aria-labelledby="frame-drift" className={styles.drift}>
      <h2 id="frame-drift">{t(`frame-drift-${area}`, { n: paths.length })}</h2>
      <ul className={styles.driftPages}>
        {paths.map((path) => (
          <li key={path}>
            <PageLink
              path={path}
              entry={entries.find((each) => each.path === path)}
              list={list}
              language={language}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {t('frame-drift-common', { name: frameName(common, labels) })} {t('frame-join-undo')}
      </p>
      {isDirty ? (
        <p className={styles.hint}>{t('frame-join-first')}</p>
      ) : (
        <div className={styles.buttons}>
          <Button look="quiet" busy={isBusy} onClick={() => void join()}>
            {t(`frame-join-${area}`)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PageLinkProps {
  path: string;
  entry: PageEntry | undefined;
  list: string;
  language: ReturnType<typeof useLabels>['language'];
}

function PageLink({ path, entry, list, language }: PageLinkProps) {
  if (entry === undefined) return <>{pathText(path)}</>;
  return (
    <Link href={editorAddress(list, { path, language: pageLanguage(entry, language) })}>
      {pageTitle(entry, language)} ({pathText(path)})
    </Link>
  );
}
