import type { TaskPriority } from '@fairdesk/core/tasks';
import { IconAlertTriangle, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './task-badge.module.css';

const SHAPES = { urgent: IconClock, overdue: IconAlertTriangle, optional: IconCircleDashed } as const;

interface Props {
  priority: TaskPriority;
}

/** A badge that does not depend on its colour: it has a word and a shape. */
export function TaskBadge({ priority }: Props) {
  const { t } = useLabels();
  return (
    <span className={styles.badge} data-priority={priority}>
      <Icon of={SHAPES[priority]} size={16} />
      {t(`task-${priority}`)}
    </span>
  );
}
