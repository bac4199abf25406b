import { Button } from '../button.tsx';
import { ErrorState } from '../error-state.tsx';
import { useLabels } from '../texts/labels.tsx';

interface Props {
  busy?: boolean;
  onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function FailedList({ busy = false, onRetry }: Props) {
  const { t } = useLabels();
  return (
    <ErrorState text={t('failed-list')}>
      <Button look="quiet" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </ErrorState>
  );
}
