import { ButtonLink } from '../shared/button.tsx';
import { MessagePage } from '../shared/message-page.tsx';
import type { Labels } from '../shared/texts/translate.ts';

interface Props {
  labels: Labels;
  /** The address of the site's root. */
  home: string;
  /** A more specific explanation, if known. */
  text?: string;
}

/** Site spec §2 "Not-found page". The page title is the text `not-found-title`. */
export function NotFoundView({ labels: { t }, home, text = t('not-found-text') }: Props) {
  return (
    <MessagePage heading={t('not-found-heading')} text={text}>
      <ButtonLink href={home}>{t('not-found-home')}</ButtonLink>
    </MessagePage>
  );
}
