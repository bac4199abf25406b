import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import { useLabels } from './labels.tsx';

interface Props {
  /** The name of the item to move. */
  name: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  busy: boolean;
  onMove: (way: 'up' | 'down') => void;
}

/** Buttons to move an item up and down; each is present only when there is a neighbour to pass. */
export function MoveButtons({ name, canMoveUp, canMoveDown, busy, onMove }: Props) {
  const { t } = useLabels();
  return (
    <>
      {canMoveUp && (
        <IconButton
          icon={IconArrowUp}
          name={t('move-up', { name })}
          busy={busy}
          data-move="up"
          onClick={() => onMove('up')}
        />
      )}
      {canMoveDown && (
        <IconButton
          icon={IconArrowDown}
          name={t('move-down', { name })}
          busy={busy}
          data-move="down"
          onClick={() => onMove('down')}
        />
      )}
    </>
  );
}
