'use client';

import type { LinkValue } from '@fairdesk/core/page';
import { EDITOR_EMAIL } from '@fairdesk/core/session';
import { IconUserCircle } from '@tabler/icons-react';
import { Popover } from '../shared/dialogs/popover.tsx';
import { Icon } from '../shared/icon.tsx';
import { Link } from '../shared/link.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { ColourSchemeSwitch } from '../shared/theme/colour-scheme-switch.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './account-menu.module.css';
import type { PortalUser } from './frame-data.ts';

interface Props {
  user: PortalUser;
  links: readonly LinkValue[];
  account: string;
  /** The organiser's desk, for organisers. */
  desk?: string | undefined;
  /** The saved articles; absent without a visitor portal. */
  saved?: string | undefined;
  /** The address after signing out. */
  home: string;
}

/** The signed-in user, account links and the sign-out button. */
export function AccountMenu({ user, links, account, desk, saved, home }: Props) {
  const { t } = useLabels();
  const { signOut, departure } = useUseCases();
  const toast = useToast();
  const leave = () =>
    signOut().match(
      () => departure.go(home),
      () => toast.failed(t('sign-out-failed')),
    );
  return (
    <Popover
      id="account"
      name={t('account-menu')}
      chevron={false}
      label={<Icon of={IconUserCircle} size={26} />}
    >
      <p className={styles.email}>{user.email || EDITOR_EMAIL}</p>
      <ul>
        <li>
          <Link href={account}>{t('account-mine')}</Link>
        </li>
        {desk && (
          <li>
            <Link href={desk}>{t('account-desk')}</Link>
          </li>
        )}
        {saved && (
          <li>
            <Link href={saved}>{t('saved-title')}</Link>
          </li>
        )}
        {links.map(({ href, text, target }) => (
          <li key={href}>
            <Link href={href} target={target}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.scheme}>
        <ColourSchemeSwitch />
      </div>
      <hr />
      <button type="button" onClick={() => void leave()}>
        {t('sign-out')}
      </button>
    </Popover>
  );
}
