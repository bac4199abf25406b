import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../../shared/icon.tsx';
import styles from './play-button.module.css';

interface Props {
  play: string;
  pause: string;
  hidden?: boolean;
}

/** Starts and stops automatic playing; its label says what a press does. */
export function PlayButton({ play, pause, hidden = false }: Props) {
  return (
    <button type="button" className={styles.button} data-play hidden={hidden}>
      <span data-when="resting">
        <Icon of={IconPlayerPlay} />
        {play}
      </span>
      <span data-when="playing">
        <Icon of={IconPlayerPause} />
        {pause}
      </span>
    </button>
  );
}
