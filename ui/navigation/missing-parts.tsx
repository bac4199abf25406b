import type { NavigationPart } from '@fairdesk/core/page';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './editor-note.module.css';

interface Props {
  parts: readonly NavigationPart[];
  labels: ServerLabels;
}

/** Shows editors which lists of the header are missing, which are found by position, and of items that no menu shows. */
export function MissingParts({ parts, labels: { t } }: Props) {
  return parts.map((part) => (
    <p key={part} className={styles.note}>
      {t(`navigation-missing-${part}`)}
    </p>
  ));
}

/** Tells editors which areas of the page nothing renders; visitors do not see their content. */
export function UnknownAreas({
  names = [],
  labels: { t },
}: {
  names: readonly string[] | undefined;
  labels: ServerLabels;
}) {
  return names.map((name) => (
    <p key={name} className={styles.note}>
      {t('area-unknown', { name })}
    </p>
  ));
}
