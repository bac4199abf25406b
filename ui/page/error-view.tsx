import { Button } from '../shared/button.tsx';
import type { Labels } from '../shared/translate.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  labels: Labels;
  /** By which the operator finds the fault in the log. */
  reference?: string;
  onRetry?: () => void;
}

/** What happened, what is safe, what to do. */
export function ErrorView({ labels: { t }, reference, onRetry }: Props) {
  return (
    <MessagePage
      heading={t('error-heading')}
      text={t('error-text')}
      {...(reference ? { note: t('error-reference', { id: reference }) } : {})}
    >
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </MessagePage>
  );
}
