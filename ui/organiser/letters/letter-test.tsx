import type { LetterPreview } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { LetterCheckStore } from './letter-check-store.ts';

interface Props {
  preview: LetterPreview;
  store: LetterCheckStore;
}

/** Mails the previewed letter to the organiser, who sees it as their mail program shows it. */
export const LetterTest = observer(function LetterTest({ preview, store }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const test = async () => {
    const email = await store.test(preview);
    if (email === undefined) toast.failed(t('failed-general'), undefined, 'letter-test');
    else toast.done(t('letter-tested', { email }), undefined, 'letter-test');
  };
  return (
    <div>
      <Button look="quiet" busy={store.isTesting} onClick={() => void test()}>
        {t('letter-test')}
      </Button>
    </div>
  );
});
