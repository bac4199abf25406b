'use client';

import {
  EDITION_PARTS,
  type EditionPart,
  type EditionSource,
  EXHIBITOR_PARTS,
  withEditionPart,
} from '@fairdesk/core/organiser';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import styles from './edition.module.css';

interface Props {
  counts: EditionSource['counts'];
  parts: readonly EditionPart[];
  onChange: (parts: readonly EditionPart[]) => void;
}

const HINTS: Readonly<Partial<Record<EditionPart, MessageKey>>> = {
  tasks: 'edition-hint-tasks',
  pages: 'edition-hint-pages',
  settings: 'edition-hint-settings',
  awards: 'edition-hint-awards',
  exhibitors: 'edition-hint-exhibitors',
  profiles: 'edition-hint-profiles',
};
/** These count something else than their name says. */
const UNCOUNTED: readonly EditionPart[] = ['settings', 'profiles'];

/** The parts that the fair has, with their numbers; those of exhibitors below the exhibitors. */
export function EditionParts({ counts, parts, onChange }: Props) {
  const { t } = useLabels();
  const field = (part: EditionPart) => {
    const name = t(`edition-part-${part}`);
    const hint = HINTS[part];
    return (
      <CheckField
        key={part}
        path={`parts-${part}`}
        label={UNCOUNTED.includes(part) ? name : t('edition-part-count', { name, n: counts[part] })}
        {...(hint && { hint: t(hint) })}
        value={parts.includes(part)}
        onChange={(isOn) => onChange(withEditionPart(parts, part, isOn))}
      />
    );
  };
  const hasExhibitors = parts.includes('exhibitors');
  const main = EDITION_PARTS.filter((part) => counts[part] > 0 && !EXHIBITOR_PARTS.includes(part));
  const own = EXHIBITOR_PARTS.filter((part) => part === 'profiles' || counts[part] > 0);
  return (
    <fieldset className={styles.parts}>
      <legend>{t('edition-parts')}</legend>
      {main.map(field)}
      {hasExhibitors && <div className={styles.inner}>{own.map(field)}</div>}
      <p className={styles.note}>{t('edition-not-copied')}</p>
    </fieldset>
  );
}
