'use client';

import { isMailed, MAIL_STATES, type SentLetter } from '@fairdesk/core/organiser';
import { inLanguage, queryString } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { Link } from '../../shared/link.tsx';
import { numberText, percentText, shortMomentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import styles from './letters.module.css';

interface Props {
  letter: SentLetter;
  timeZone: string;
  /** The address of the mail log. */
  log: string;
  busy: boolean;
  onCancel: () => Promise<void>;
}

/** A sent letter: what it was, whom it was for, and how many of its mails are in which state. */
export function LetterRow({ letter, timeZone, log, busy, onCancel }: Props) {
  const { t, language } = useLabels();
  const { id, channel, titles, created, companies, people, percent, counts, actor } = letter;
  const title = inLanguage(titles, language);
  const canStop = percent < 100 && isMailed(channel) && !counts.cancelled;
  const numbers = { people, n: companies };
  return (
    <li className={styles.letter}>
      <div>
        <strong>{title}</strong>
        <p className={styles.note}>
          {t(`letter-channel-${channel}`)}
          {' · '}
          {t(isMailed(channel) ? 'letter-reached' : 'letter-reached-portal', numbers)}
          {' · '}
          <Moment of={created}>{shortMomentText(new Date(created), timeZone, language)}</Moment>
          {' · '}
          {actor}
        </p>
        {percent < 100 && (
          <label className={styles.progress}>
            {t('letter-progress', { percent: percentText(percent, language) })}
            <progress value={percent} max={100} />
          </label>
        )}
      </div>
      {isMailed(channel) && (
        <ul className={styles.states}>
          {MAIL_STATES.filter((state) => counts[state]).map((state) => (
            <li key={state}>
              <Link href={`${log}?${queryString({ letter: id, state })}`} data-state={state}>
                {t(`mail-state-${state}`)} <span>{numberText(counts[state] ?? 0, language)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(canStop || (counts.waiting ?? 0) > 0) && (
        <Button look="plain" busy={busy} onClick={() => void onCancel()}>
          {canStop ? t('letter-stop') : t('letter-cancel', { n: counts.waiting ?? 0 })}
          <span className="visually-hidden">: {title}</span>
        </Button>
      )}
    </li>
  );
}
