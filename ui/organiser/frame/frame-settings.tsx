'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import type { FaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { AddressFields } from './address-fields.tsx';
import { CountdownFields } from './countdown-fields.tsx';
import styles from './frame.module.css';
import { FrameLogoFields } from './frame-logo-fields.tsx';
import type { FrameStore } from './frame-store.ts';
import { FrameTextFields } from './frame-text-fields.tsx';

interface Props {
  store: FrameStore;
  entries: readonly PageEntry[];
  faults: FaultTexts;
  /** The IANA zone of the fair. */
  timeZone: string;
}

/** What a header or footer has beside its items. */
export const FrameSettings = observer(function FrameSettings({ store, entries, faults, timeZone }: Props) {
  const { t } = useLabels();
  const { form, languages, frame } = store;
  const text = (name: 'topbar' | 'newsletter' | 'brand' | 'city') => (
    <FrameTextFields
      path={`texts.${name}`}
      label={t(`frame-text-${name}`)}
      texts={form.texts[name] ?? {}}
      languages={languages}
      error={faults.of(`texts.${name}`)}
      onChange={(texts) => {
        for (const language of languages) store.setText(name, language, texts[language] ?? '');
      }}
    />
  );
  const switched = (name: 'showSearch' | 'showCountdown' | 'showLanguageSwitch') => (
    <CheckField
      path={`settings.${name}`}
      label={t(`frame-${name}`)}
      value={form.settings[name] === '1'}
      onChange={(isOn) => store.setSetting(name, isOn ? '1' : '')}
    />
  );
  const address = (name: 'search' | 'newsletterHref') => (
    <AddressFields
      path={`settings.${name}`}
      label={t(`frame-setting-${name}`)}
      value={form.settings[name] ?? ''}
      entries={entries}
      error={faults.of(`settings.${name}`)}
      onChange={(href) => store.setSetting(name, href)}
      {...(name === 'search' && { hint: t('frame-search-hint') })}
    />
  );
  const line = (name: 'splitter' | 'year', hint?: string) => (
    <TextField
      path={`settings.${name}`}
      label={t(`frame-setting-${name}`)}
      value={form.settings[name] ?? ''}
      error={faults.of(`settings.${name}`)}
      onChange={(value) => store.setSetting(name, value)}
      {...(hint !== undefined && { hint })}
    />
  );
  const logo = (name: 'main' | 'poweredBy') => (
    <FrameLogoFields store={store} name={name} entries={entries} faults={faults} />
  );
  return (
    <section aria-labelledby="frame-settings" className={styles.form}>
      <h2 id="frame-settings">{t(`frame-settings-${frame.area}`)}</h2>
      {frame.area === 'header' ? (
        <>
          {text('topbar')}
          {logo('main')}
          {logo('poweredBy')}
          {switched('showSearch')}
          {form.settings.showSearch === '1' && address('search')}
          {switched('showLanguageSwitch')}
          {switched('showCountdown')}
          {form.settings.showCountdown === '1' && (
            <CountdownFields
              key={frame.version}
              store={store}
              timeZone={timeZone}
              error={faults.of('settings.countdownDate')}
            />
          )}
          {line('splitter', t('editor-icon-hint'))}
        </>
      ) : (
        <>
          {logo('main')}
          {text('newsletter')}
          {address('newsletterHref')}
          {text('brand')}
          {text('city')}
          {line('year')}
        </>
      )}
    </section>
  );
});
