import { ButtonLink } from '../shared/button.tsx';
import type { Labels } from '../shared/translate.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  labels: Labels;
  /** The page that could not be shown. */
  address: string;
}

/** What happened, what is safe, what to do. */
export function ErrorView({ labels: { t }, address }: Props) {
  return (
    <MessagePage heading={t('error-heading')} text={t('error-text')}>
      <ButtonLink href={address}>{t('retry')}</ButtonLink>
    </MessagePage>
  );
}
