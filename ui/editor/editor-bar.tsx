'use client';

import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './editor-bar.module.css';
import type { DeviceWidth, EditorProps } from './editor-props.ts';
import type { PageStore } from './page-store.ts';
import { PublishBar } from './publish/publish-bar.tsx';
import type { PublishStore } from './publish/publish-store.ts';
import { SaveNote } from './save-note.tsx';

interface Props extends Pick<EditorProps, 'opened' | 'addresses' | 'languages' | 'timeZone'> {
  page: PageStore;
  saver: DraftSaver;
  publishing: PublishStore;
  width: DeviceWidth;
  onWidth: (width: DeviceWidth) => void;
}

const DEVICES = [
  ['phone', IconDeviceMobile],
  ['tablet', IconDeviceTablet],
  ['desktop', IconDeviceDesktop],
] as const;

/** The bar above the page: back to the list, language, width, undo and redo, saving, publishing. */
export const EditorBar = observer(function EditorBar(props: Props) {
  const { opened, addresses, languages, timeZone, page, saver, publishing, width, onWidth } = props;
  const { t } = useLabels();
  const { path, language } = opened.place;
  const title = page.document.fields.MetaTitle ?? page.document.fields.NavigationTitle;
  const back = t(page.article ? 'editor-article-back' : 'editor-back');
  return (
    <section className={styles.bar} aria-label={t('editor-bar')}>
      <Link href={addresses.list} className={styles.back} title={back} aria-label={back}>
        <Icon of={IconArrowLeft} />
      </Link>
      <div className={styles.title}>
        <h1>{typeof title === 'string' && title !== '' ? title : path}</h1>
        <p>{path}</p>
      </div>
      {languages.length > 1 && (
        <nav aria-label={t('editor-languages')} className={styles.languages}>
          {languages.map(({ language: other, href }) => (
            <Link
              key={other}
              href={href}
              aria-current={other === language ? 'page' : undefined}
              title={LANGUAGE_NAMES[other]}
            >
              {other.toUpperCase()}
              <span className="visually-hidden"> {LANGUAGE_NAMES[other]}</span>
            </Link>
          ))}
        </nav>
      )}
      <fieldset aria-label={t('editor-width')} className={styles.widths}>
        {DEVICES.map(([device, icon]) => (
          <IconButton
            key={device}
            icon={icon}
            name={t(`editor-${device}`)}
            aria-pressed={device === width}
            onClick={() => onWidth(device)}
          />
        ))}
      </fieldset>
      <fieldset aria-label={t('editor-history')} className={styles.history}>
        <IconButton icon={IconArrowBackUp} name={t('undo')} idle={!page.canUndo} onClick={page.undo} />
        <IconButton
          icon={IconArrowForwardUp}
          name={t('editor-redo')}
          idle={!page.canRedo}
          onClick={page.redo}
        />
      </fieldset>
      <SaveNote saver={saver} />
      <PublishBar store={publishing} page={page} timeZone={timeZone} address={addresses.page} />
    </section>
  );
});
