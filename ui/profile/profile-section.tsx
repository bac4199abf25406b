import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import styles from './profile-section.module.css';

interface Props {
  title: string;
  /** The label of the edit button; absent for read-only users. */
  action?: string | undefined;
  onEdit: () => void;
  /** Further actions. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the profile as visitors see it, with an edit button. */
export function ProfileSection({ title, action, onEdit, more, children }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {action && (
          <Button look="plain" disabled={!hydrated} icon={<Icon of={IconPencil} />} onClick={onEdit}>
            {action}
          </Button>
        )}
      </div>
      {children}
      {more}
    </section>
  );
}
