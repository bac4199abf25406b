'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import type { FaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { AddressFields } from './address-fields.tsx';
import styles from './frame.module.css';
import type { FrameStore } from './frame-store.ts';
import { FrameTextFields } from './frame-text-fields.tsx';
import { itemName } from './item-name.ts';

interface Props {
  store: FrameStore;
  entries: readonly PageEntry[];
  faults: FaultTexts;
}

/** The texts, the address and the icon of the chosen item. */
export const FrameItemForm = observer(function FrameItemForm({ store, entries, faults }: Props) {
  const { t, language } = useLabels();
  const { current, languages } = store;
  if (current === undefined) return <p className={styles.hint}>{t('frame-none-chosen')}</p>;
  const {
    list,
    row: { item },
  } = current;
  const change = (part: Parameters<FrameStore['changeItem']>[1]) => store.changeItem(item.id, part);
  const isLink = list !== 'socials';
  return (
    <section key={item.id} aria-labelledby="frame-item" className={styles.form}>
      <h2 id="frame-item">
        {t('frame-item-of', {
          name: itemName(item, language) || t(`frame-new-${item.isCallToAction ? 'action' : 'item'}`),
        })}
      </h2>
      <FrameTextFields
        path={`${item.id}.title`}
        label={t(item.isCallToAction ? 'frame-action-title' : 'frame-item-title')}
        texts={item.title}
        languages={languages}
        error={faults.of(`${item.id}.title`)}
        onChange={(title) => change({ title })}
      />
      {item.isCallToAction && (
        <FrameTextFields
          path={`${item.id}.text`}
          label={t('frame-action-text')}
          texts={item.text}
          languages={languages}
          error={faults.of(`${item.id}.text`)}
          onChange={(text) => change({ text })}
        />
      )}
      <AddressFields
        path={`${item.id}.href`}
        label={t('frame-address-label')}
        value={item.href}
        entries={isLink ? entries : []}
        error={faults.of(`${item.id}.href`)}
        onChange={(href) => change({ href })}
      />
      {isLink && (
        <CheckField
          path={`${item.id}.target`}
          label={t('editor-link-new-tab')}
          value={item.target === '_blank'}
          onChange={(isNewTab) => change({ target: isNewTab ? '_blank' : '' })}
        />
      )}
      {list !== 'links' && (
        <TextField
          path={`${item.id}.icon`}
          label={t('frame-icon-label')}
          hint={t('editor-icon-hint')}
          value={item.icon}
          error={faults.of(`${item.id}.icon`)}
          onChange={(icon) => change({ icon })}
        />
      )}
    </section>
  );
});
