'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { useLabels } from '../texts/labels.tsx';
import styles from './edit-notes.module.css';

/** A field of a version. */
export interface Described {
  readonly name: string;
  readonly value: ReactNode;
}

export interface VersionChoiceProps {
  /** The fields of both versions, in the same order. */
  mine: readonly Described[];
  theirs: readonly Described[];
  /** What happens to the rest. */
  note?: string;
  /** Who saved the other version, and when. */
  saved?: ReactNode;
  /** 3 in a dialog, which has a title of its own. */
  level?: 2 | 3;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Another save came first: what differs, and the choice between the two versions. It gets the focus when it appears: the
 * button that saves may be far below it.
 */
export function VersionChoice({
  mine,
  theirs,
  note,
  saved,
  level = 3,
  onKeepMine,
  onTakeTheirs,
}: VersionChoiceProps) {
  const { t } = useLabels();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const [Title, Subtitle] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.conflict}
      role="alert"
      aria-labelledby="conflict-title"
    >
      <Title id="conflict-title">{t('conflict-title')}</Title>
      <p>{t('conflict-text')}</p>
      {saved}
      {note !== undefined && <p>{note}</p>}
      <div className={styles.versions}>
        <Version heading={<Subtitle>{t('conflict-mine')}</Subtitle>} parts={mine} other={theirs}>
          <Button onClick={onKeepMine}>{t('conflict-keep')}</Button>
        </Version>
        <Version heading={<Subtitle>{t('conflict-theirs')}</Subtitle>} parts={theirs} other={mine}>
          <Button look="quiet" onClick={onTakeTheirs}>
            {t('conflict-take')}
          </Button>
        </Version>
      </div>
    </section>
  );
}

interface VersionProps {
  heading: ReactNode;
  parts: readonly Described[];
  other: readonly Described[];
  children: ReactNode;
}

/** The fields that differ, in one of the two versions. */
function Version({ heading, parts, other, children }: VersionProps) {
  const { t } = useLabels();
  const differing = parts.filter(({ value }, place) => value !== other[place]?.value);
  return (
    <div className={styles.version}>
      {heading}
      {differing.length > 0 && (
        <dl>
          {differing.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t('conflict-empty')}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
