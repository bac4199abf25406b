import { ButtonLink } from '../shared/button.tsx';
import { MessagePage } from '../shared/message-page.tsx';
import type { Labels } from '../shared/texts/translate.ts';

interface Props {
  labels: Labels;
  /** The page that failed to render. */
  address: string;
}

/** What happened, what is safe, and what to do next. */
export function ErrorView({ labels: { t }, address }: Props) {
  return (
    <MessagePage heading={t('error-heading')} text={t('error-text')}>
      <ButtonLink href={address}>{t('retry')}</ButtonLink>
    </MessagePage>
  );
}
