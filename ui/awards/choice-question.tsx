import { answerTypeOf, type Entry, type Question } from '@fairdesk/core/awards';
import styles from './choice-question.module.css';
import { RequiredMark } from './required-mark.tsx';
import { useOptions } from './use-options.ts';

interface Props {
  question: Question;
  entry: Entry | undefined;
  error: string | undefined;
  onToggle: (option: string, isOn: boolean) => void;
}

/** Radio buttons, checkboxes or cards: all options are visible, each with its own click target. */
export function ChoiceQuestion({ question, entry, error, onToggle }: Props) {
  const { name, text, kind, isRequired, tooltip, hideLabel } = question;
  const options = useOptions(question);
  const isSeveral = answerTypeOf(question) === 'MULTISELECT';
  const chosen = entry?.kind === 'choice' ? entry.names : [];
  // A group of checkboxes cannot be required as a whole; its only checkbox can.
  const single = isSeveral ? {} : ({ role: 'radiogroup', 'aria-required': isRequired } as const);
  return (
    <fieldset
      {...single}
      className={styles.group}
      data-cards={kind === 'CardQuestion' || undefined}
      aria-describedby={`hint-${name} error-${name}`}
    >
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>
        {text}
        {isRequired && <RequiredMark isSpoken={isSeveral && options.length > 1} />}
      </legend>
      {tooltip && (
        <p id={`hint-${name}`} className={styles.hint}>
          {tooltip}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, place) => (
          <label key={option.name} className={styles.option}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              id={place === 0 ? `field-${name}` : `field-${name}-${place}`}
              name={name}
              value={option.name}
              checked={chosen.includes(option.name)}
              aria-invalid={error !== undefined || undefined}
              aria-required={(isSeveral && options.length === 1 && isRequired) || undefined}
              onChange={(event) => onToggle(option.name, event.currentTarget.checked)}
            />
            <span className={styles.words}>
              <span>{option.text}</span>
              {option.description && <span className={styles.hint}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={`error-${name}`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
