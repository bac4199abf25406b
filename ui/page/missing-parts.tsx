import type { NavigationPart } from '@fairdesk/core/page';
import type { Labels } from '../shared/translate.ts';
import styles from './reading.module.css';

interface Props {
  parts: readonly NavigationPart[];
  labels: Labels;
}

/** Tells editors which lists of the header are missing; these are found by position. */
export function MissingParts({ parts, labels: { t } }: Props) {
  return parts.map((part) => (
    <p key={part} className={styles.unknown}>
      {t(`navigation-missing-${part}`)}
    </p>
  ));
}
