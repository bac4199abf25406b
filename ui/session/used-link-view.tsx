import { ButtonLink } from '../shared/button.tsx';
import { MessagePage } from '../shared/message-page.tsx';
import type { Labels } from '../shared/texts/translate.ts';

interface Props {
  labels: Labels;
  signIn: string;
  /** What to do instead. */
  text: string;
}

/** The page of a mailed link that was used or has expired: the page exists, the link is what is over. */
export function UsedLinkView({ labels: { t }, signIn, text }: Props) {
  return (
    <MessagePage heading={t('link-used-heading')} text={text}>
      <ButtonLink href={signIn}>{t('login-button')}</ButtonLink>
    </MessagePage>
  );
}
