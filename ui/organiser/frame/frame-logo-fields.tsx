'use client';

import type { FrameTexts, PageEntry } from '@fairdesk/core/editor';
import { type Language, languageAmong } from '@fairdesk/core/shared';
import { useState } from 'react';
import type { ChosenImage } from '../../editor/images/image-form-store.ts';
import { Button } from '../../shared/button.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import type { FaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { lazyView } from '../../shared/lazy-view.tsx';
import { observer } from '../../shared/observer.ts';
import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './frame.module.css';
import type { FrameStore } from './frame-store.ts';
import { FrameTextFields } from './frame-text-fields.tsx';

interface Props {
  store: FrameStore;
  name: 'main' | 'poweredBy';
  entries: readonly PageEntry[];
  faults: FaultTexts;
}

/** A logo from the image library or of any address, its alternative text, and where it leads. */
export const FrameLogoFields = observer(function FrameLogoFields({ store, name, entries, faults }: Props) {
  const { t, language } = useLabels();
  const useCases = useOrganiser();
  const [isChoosing, setChoosing] = useState(false);
  const logo = store.form.logos[name];
  if (logo === undefined) return null;
  const path = `logos.${name}`;
  const change = (part: Partial<typeof logo>) => store.setLogo(name, { ...logo, ...part });
  const choose = ({ src, alt, width, height }: ChosenImage) => {
    setChoosing(false);
    change({
      src,
      width: String(width),
      height: String(height),
      alt: withAlt(logo.alt, store.languages, alt),
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t(`frame-logo-${name}`)}</legend>
      {logo.src !== '' && (
        <Picture src={logo.src} alt="" className={`on-paper ${styles.logo}`} loading="lazy" />
      )}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => setChoosing(true)}>
          {t('editor-image-choose')}
        </Button>
        {logo.src !== '' && (
          <Button look="plain" onClick={() => change({ src: '', width: '', height: '' })}>
            {t('editor-image-remove')}
          </Button>
        )}
      </div>
      <TextField
        path={`${path}.src`}
        label={t('editor-image-address')}
        hint={t('editor-image-hint')}
        inputMode="url"
        value={logo.src}
        error={faults.of(`${path}.src`)}
        // The size belongs to the image before.
        onChange={(src) => change({ src, width: '', height: '' })}
      />
      {logo.src !== '' && (
        <>
          <FrameTextFields
            path={`${path}.alt`}
            label={t('editor-image-alt')}
            texts={logo.alt}
            languages={store.languages}
            error={faults.of(`${path}.alt`)}
            onChange={(alt) => change({ alt })}
          />
          <AddressFields
            path={`${path}.href`}
            label={t('frame-logo-address')}
            hint={t('frame-logo-hint')}
            value={logo.href}
            entries={entries}
            error={faults.of(`${path}.href`)}
            onChange={(href) => change({ href })}
          />
        </>
      )}
      {isChoosing && (
        <ImageLibrary
          language={languageAmong(store.languages, language)}
          useCases={useCases}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
});

/** The alternative text of the chosen image where there is none yet. */
const withAlt = (texts: FrameTexts, languages: readonly Language[], alt: string): FrameTexts =>
  Object.fromEntries(languages.map((language) => [language, texts[language] || alt]));

const ImageLibrary = lazyView(
  async () => (await import('../../editor/images/image-library.tsx')).ImageLibrary,
);
