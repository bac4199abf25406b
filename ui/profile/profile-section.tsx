import { IconPencil } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import styles from './profile-section.module.css';
import { useProfile } from './use-profile.tsx';

interface Props {
  title: string;
  /** The label of the edit button, which read-only users do not have. */
  action: string;
  /** What the edit button opens. */
  dialog: ComponentType<{ onClose: () => void }>;
  children: ReactNode;
}

/** A part of the profile as visitors see it, with an edit button; its parent observes the profile. */
export function ProfileSection({ title, action, dialog: Dialog, children }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const { canEdit } = useProfile().profile;
  const [editing, setEditing] = useState(false);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {canEdit && (
          <Button
            look="plain"
            disabled={!hydrated}
            icon={<Icon of={IconPencil} />}
            onClick={() => setEditing(true)}
          >
            {action}
          </Button>
        )}
      </div>
      {children}
      {editing && <Dialog onClose={() => setEditing(false)} />}
    </section>
  );
}
