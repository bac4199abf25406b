import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useLabels } from './labels.tsx';

interface Props {
  back: string;
  onBack: () => void;
}

/** The page for an address whose item has been deleted. */
export function ItemNotFound({ back, onBack }: Props) {
  const { t } = useLabels();
  return (
    <EmptyState text={t('item-gone')}>
      <Button look="quiet" onClick={onBack}>
        {back}
      </Button>
    </EmptyState>
  );
}
