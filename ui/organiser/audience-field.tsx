'use client';

import type { Audience, AudienceKind } from '@fairdesk/core/events';
import type { AudienceChoices } from '@fairdesk/core/organiser';
import disclosure from '../shared/disclosure.module.css';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './audience-field.module.css';
import { audienceValueText, audienceWords } from './audience-text.ts';

interface Props {
  legend: string;
  value: Audience;
  choices: AudienceChoices;
  onChange: (audience: Audience) => void;
}

/** Limits a task or a message to some exhibitors, by what occurs among the companies of the fair. */
export function AudienceField({ legend, value, choices, onChange }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const offered: readonly (readonly [AudienceKind, readonly string[]])[] = [
    ['type', choices.types],
    ['hall', choices.halls],
    ['category', choices.categories.map(({ code }) => code)],
    ['segment', choices.segments.map(({ code }) => code)],
  ];
  const toggle = (kind: AudienceKind, name: string) => {
    const others = value[kind].filter((other) => other !== name);
    onChange({ ...value, [kind]: others.length < value[kind].length ? others : [...others, name] });
  };
  return (
    <fieldset className={styles.audience} id="field-audience">
      <legend>{legend}</legend>
      <p className={styles.words} role="status">
        {audienceWords(value, choices, labels)}
      </p>
      <p className={styles.hint}>{t('audience-hint')}</p>
      {offered.map(([kind, names]) => {
        // A stored value stays visible after the last company with it has left.
        const values = [...new Set([...names, ...value[kind]])];
        if (values.length === 0) return null;
        return (
          <details key={kind} className={styles.group} open={value[kind].length > 0 || undefined}>
            <summary className={disclosure.summary}>{t(`audience-${kind}`)}</summary>
            <div className={styles.values}>
              {values.map((name) => (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={value[kind].includes(name)}
                    onChange={() => toggle(kind, name)}
                  />
                  <span>{audienceValueText(kind, name, choices, labels)}</span>
                </label>
              ))}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}
