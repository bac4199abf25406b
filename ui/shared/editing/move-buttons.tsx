import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from '../icon-button.tsx';
import { useLabels } from '../texts/labels.tsx';

interface Props {
  /** The name of the item to move. */
  name: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  busy: boolean;
  /** For items side by side, where up and down say nothing. */
  inGrid?: boolean;
  onMove: (way: 'up' | 'down') => void;
}

/** Buttons to move an item to its neighbour's place; each is present only when there is a neighbour to pass. */
export function MoveButtons({ name, canMoveUp, canMoveDown, busy, inGrid, onMove }: Props) {
  const { t } = useLabels();
  return (
    <>
      {canMoveUp && (
        <IconButton
          icon={IconArrowUp}
          name={t(inGrid ? 'move-earlier' : 'move-up', { name })}
          busy={busy}
          data-move="up"
          onClick={() => onMove('up')}
        />
      )}
      {canMoveDown && (
        <IconButton
          icon={IconArrowDown}
          name={t(inGrid ? 'move-later' : 'move-down', { name })}
          busy={busy}
          data-move="down"
          onClick={() => onMove('down')}
        />
      )}
    </>
  );
}
