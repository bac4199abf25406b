'use client';

import { LIST_KEYS, type ListAction } from '@fairdesk/core/organiser';
import { Modal } from '@mantine/core';
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './exhibitors/exhibitors.module.css';

interface Props {
  /** The actions that this list has. */
  actions: readonly ListAction[];
  onClose: () => void;
}

const NAMES: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

/** The keys of a list. */
export function ListKeysDialog({ actions, onClose }: Props) {
  const { t } = useLabels();
  useFocusReturn();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('list-keys')}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <dl className={styles.keys}>
        {LIST_KEYS.filter(([, action]) => actions.includes(action)).map(([keys, action]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{NAMES[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{t(`list-key-${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
