'use client';

import { type PageEntry, type PageVersion, PUBLISHED_VERSION } from '@fairdesk/core/editor';
import { isLanguage, LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../../shared/dialogs/sheet.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { PageChanges } from './page-changes.tsx';
import { pageLanguage, pageTitle } from './page-title.ts';
import styles from './page-versions.module.css';
import { PageVersionsStore, type UndoRestore } from './page-versions-store.ts';

interface Props {
  entry: PageEntry;
  timeZone: string;
  onRestored: (undo: UndoRestore, isDiscarded: boolean) => void;
  onClose: () => void;
}

/** The versions of a page, what differs since each, and the way back to it. */
export const PageVersionsSheet = observer(function PageVersionsSheet(props: Props) {
  const { entry, timeZone, onRestored, onClose } = props;
  const { t, language: own } = useLabels();
  const organiser = useOrganiser();
  const [store] = useState(
    () => new PageVersionsStore({ path: entry.path, language: pageLanguage(entry, own) }, organiser),
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void store.load(), [store]);
  const { place, opened, chosen, changes, descriptions, state, fault } = store;
  const submit = async () => {
    setMissing(chosen === undefined);
    const undo = await store.restore();
    if (undo) onRestored(undo, chosen === PUBLISHED_VERSION);
  };
  const choose = (version: string) => {
    setMissing(false);
    void store.choose(version);
  };
  const change = (language: string) => isLanguage(language) && void store.load({ ...place, language });
  return (
    <Sheet
      title={t('pages-versions-of', { title: pageTitle(entry, own) })}
      action={t(chosen === PUBLISHED_VERSION ? 'pages-versions-discard' : 'pages-versions-restore')}
      busy={store.isRestoring}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {fault && <FormError>{t(`pages-versions-${fault}`)}</FormError>}
      {state === 'failed' && <FormError>{t('pages-versions-unread')}</FormError>}
      {isMissing && <FormError>{t('pages-versions-choose')}</FormError>}
      {entry.translations.length > 1 && (
        <SelectField
          path="language"
          label={t('pages-language')}
          value={place.language}
          options={entry.translations.map(({ language }) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
          }))}
          onChange={change}
        />
      )}
      {state !== 'loading' && <Versions store={store} entry={entry} timeZone={timeZone} onChoose={choose} />}
      <div role="status">{state === 'loading' && <p>{t('pages-versions-loading')}</p>}</div>
      {changes && descriptions && (
        <PageChanges changes={changes} descriptions={descriptions} isDraft={opened?.isChanged ?? false} />
      )}
    </Sheet>
  );
});

interface VersionsProps extends Pick<Props, 'entry' | 'timeZone'> {
  store: PageVersionsStore;
  onChoose: (id: string) => void;
}

/** The versions to choose from. */
const Versions = observer(function Versions({ store, entry, timeZone, onChoose }: VersionsProps) {
  const { t } = useLabels();
  const { opened, versions, chosen, place } = store;
  if (opened === undefined) return null;
  const hasPublished = opened.status === 'published' && opened.isChanged;
  const published = entry.translations.find(({ language }) => language === place.language);
  return (
    <>
      <p>{t(opened.isChanged ? 'pages-versions-draft' : 'pages-versions-text')}</p>
      {versions.length === 0 && !hasPublished ? (
        <EmptyState text={t('pages-versions-none')} />
      ) : (
        <fieldset className={styles.versions}>
          <legend>{t('pages-versions')}</legend>
          {hasPublished && (
            <Version id={PUBLISHED_VERSION} chosen={chosen} onChoose={onChoose}>
              <strong>{t('pages-versions-published')}</strong>
              <Time at={published?.updated} timeZone={timeZone} />
            </Version>
          )}
          {versions.map((version) => (
            <Version key={version.id} id={version.id} chosen={chosen} onChoose={onChoose}>
              <Time at={version.published} timeZone={timeZone} />
              <Editor version={version} />
            </Version>
          ))}
        </fieldset>
      )}
    </>
  );
});

interface VersionProps {
  id: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children: ReactNode;
}

function Version({ id, chosen, onChoose, children }: VersionProps) {
  return (
    <label className={styles.version} data-chosen={id === chosen || undefined}>
      <input type="radio" name="version" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
      <span>{children}</span>
    </label>
  );
}

function Time({ at, timeZone }: { at: string | undefined; timeZone: string }) {
  const { language } = useLabels();
  return at ? <Moment of={at}>{momentText(new Date(at), timeZone, language)}</Moment> : null;
}

function Editor({ version: { editor } }: { version: PageVersion }) {
  const { t } = useLabels();
  return <span className={styles.editor}>{editor || t('pages-versions-import')}</span>;
}
