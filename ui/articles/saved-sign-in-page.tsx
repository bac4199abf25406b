'use client';

import type { LoginLinks } from '../session/login-links.ts';
import { WelcomePage } from '../session/welcome-page.tsx';
import { useLabels } from '../shared/texts/labels.tsx';

interface Props {
  links: LoginLinks;
  visitor: string;
}

/** `/saved` for signed-out visitors: signs in and shows the list. */
export function SavedSignInPage({ links, visitor }: Props) {
  const { t } = useLabels();
  return <WelcomePage links={links} visitor={visitor} title={t('saved-title')} text={t('saved-sign-in')} />;
}
