'use client';

import { EXHIBITOR_COLUMNS, type ExhibitorColumn } from '@fairdesk/core/organiser';
import { Popover } from '../../shared/dialogs/popover.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './exhibitors.module.css';

interface Props {
  columns: readonly ExhibitorColumn[];
  onToggle: (column: ExhibitorColumn) => void;
}

/** Chooses the columns of the list. */
export function ExhibitorColumnMenu({ columns, onToggle }: Props) {
  const { t } = useLabels();
  return (
    <Popover id="exhibitor-columns" label={t('exhibitor-list-columns')}>
      {EXHIBITOR_COLUMNS.map((column) => (
        <label key={column} className={styles.column}>
          <input type="checkbox" checked={columns.includes(column)} onChange={() => onToggle(column)} />
          {t(`exhibitor-list-column-${column}`)}
        </label>
      ))}
    </Popover>
  );
}
