import { visibleText, type Word } from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './words.module.css';

interface Props {
  word: Word;
  /** Beside English. */
  language: Language;
  /** Whether the fair has a text in another language only. */
  isMissing: boolean;
  onOpen: () => void;
}

/** A word with its texts; a dot marks those of the fair. */
export function WordRow({ word, language, isMissing, onOpen }: Props) {
  const { t, say, language: own } = useLabels();
  const text = (of: Language) => {
    const isOwn = !isBlank(word.phrases[of]);
    return (
      <td lang={of} data-own={isOwn || undefined}>
        {visibleText(word, of)}
        {isOwn && <span className="visually-hidden"> ({t('word-own-text')})</span>}
        {of === language && isMissing && (
          <small className={styles.missing} lang={own}>
            {' '}
            {t('word-missing')}
          </small>
        )}
      </td>
    );
  };
  return (
    <tr>
      <th scope="row" className={styles.key}>
        <button type="button" onClick={onOpen}>
          {word.key}
        </button>
        <span>{say(`word-group-${word.group}`)}</span>
      </th>
      {text('en')}
      {text(language)}
    </tr>
  );
}
