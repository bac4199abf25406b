import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { useLabels } from '../texts/labels.tsx';

interface Props {
  back: string;
  onBack: () => void;
  /** Where the user chooses another of their companies, which leads back here; absent with only one. */
  chooser?: string | undefined;
}

/**
 * The page for an address whose item the company does not have.
 *
 * Says the same for deleted items, for those of the user's other companies and for those of strangers.
 */
export function ItemNotFound({ back, onBack, chooser }: Props) {
  const { t } = useLabels();
  return (
    <EmptyState text={t(chooser === undefined ? 'item-gone' : 'item-elsewhere')}>
      {chooser !== undefined && <ButtonLink href={chooser}>{t('company-switch')}</ButtonLink>}
      <Button look="quiet" onClick={onBack}>
        {back}
      </Button>
    </EmptyState>
  );
}
