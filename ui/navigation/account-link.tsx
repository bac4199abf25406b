import { localPath } from '@fairdesk/core/shared';
import { ButtonLink } from '../shared/button.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import type { FrameData } from './frame-data.ts';

interface Props {
  data: FrameData;
  labels: Labels;
  look: 'plain' | 'quiet';
}

/** Where a visitor signs in, or a signed-in visitor goes on; on cached pages the browser decides which. */
export function AccountLink({ data: { user, addresses }, labels: { t, language }, look }: Props) {
  if (user) {
    return (
      <ButtonLink look={look} href={addresses.home}>
        {user.name}
      </ButtonLink>
    );
  }
  return (
    <account-link
      data-home={addresses.home}
      data-text={t('dashboard-mine')}
      data-saved={localPath({ language, path: '/saved' })}
      data-saved-text={t('saved-title')}
    >
      <ButtonLink look={look} href={addresses.signIn}>
        {t('sign-in')}
      </ButtonLink>
    </account-link>
  );
}
