'use client';

import type { Session } from '@fairdesk/core/session';
import { Modal } from '@mantine/core';
import { useFocusReturn } from '../shared/dialogs/use-focus-return.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginLinks } from './login-links.ts';
import styles from './session.module.css';

interface Props {
  opened: boolean;
  /** Why it opens, if not at the user's request. */
  reason?: string;
  links: LoginLinks;
  onSignedIn: (session: Session) => void;
  onClose: () => void;
}

/** Signs in over the page, which stays unchanged. Portal spec §2 "Login pop-up". */
export function LoginDialog({ opened, reason, links, onSignedIn, onClose }: Props) {
  const { t } = useLabels();
  useFocusReturn();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={t('login-title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <div className={styles.dialog}>
        {reason && <p>{reason}</p>}
        <LoginForm links={links} onSignedIn={onSignedIn} />
      </div>
    </Modal>
  );
}
