'use client';

import type { AudienceChoices, PlannedTask } from '@fairdesk/core/organiser';
import { deadlineFormOf, isUnwritten } from '@fairdesk/core/organiser';
import { inLanguage, isBlank, LANGUAGE_NAMES, LANGUAGES } from '@fairdesk/core/shared';
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { dayText, listText, numberText } from '../shared/format.ts';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { Link } from '../shared/link.tsx';
import { Moment } from '../shared/moment.tsx';
import { MoveButtons } from '../shared/move-buttons.tsx';
import { audienceWords } from './audience-text.ts';
import styles from './tasks.module.css';

interface Props {
  task: PlannedTask;
  timeZone: string;
  choices: AudienceChoices;
  /** The address of the task's page. */
  href: string;
  /** Where a dragged task would land: at the upper or the lower edge of this row. */
  drop: 'above' | 'below' | undefined;
  moves: { readonly up: boolean; readonly down: boolean; readonly busy: boolean };
  onMove: (way: 'up' | 'down') => void;
  onEdit: () => void;
  onRemove: () => void;
  drag: {
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** A task in the organiser's list. */
export function TaskRow({
  task,
  timeZone,
  choices,
  href,
  drop,
  moves,
  onMove,
  onEdit,
  onRemove,
  drag,
}: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const name = inLanguage(task.titles, language);
  const { day, time } = deadlineFormOf(task.due, timeZone);
  const missing = LANGUAGES.filter(
    (other) => isBlank(task.titles[other]) || (!isUnwritten(task.contents) && isBlank(task.contents[other])),
  );
  const count = (state: 'done' | 'open' | 'late') => (
    <td
      data-number
      data-label={t(`plan-${state}`)}
      data-late={state === 'late' && task.late > 0 ? true : undefined}
    >
      {task[state] === 0 ? (
        <span className={styles.none}>0</span>
      ) : (
        <Link
          href={`${href}?state=${state}`}
          aria-label={`${numberText(task[state], language)} ${t(`plan-${state}`)}: ${name}`}
        >
          {numberText(task[state], language)}
        </Link>
      )}
    </td>
  );
  return (
    <tr
      data-row={task.code}
      data-drop={drop}
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
      onDragEnd={drag.onDragEnd}
    >
      <td className={styles.grip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the buttons do the same */}
        <span draggable title={t('plan-drag', { name })} onDragStart={drag.onDragStart}>
          <Icon of={IconGripVertical} />
        </span>
      </td>
      <th scope="row">
        <Link href={href}>{name}</Link>
        {!task.required && <span className={styles.note}>{t('plan-optional')}</span>}
        {missing.length > 0 && (
          <span className={styles.note} data-missing>
            {t('plan-missing', {
              languages: listText(
                missing.map((other) => LANGUAGE_NAMES[other]),
                language,
              ),
            })}
          </span>
        )}
      </th>
      <td data-wide>{inLanguage(task.categoryTitles, language) || task.category}</td>
      <td className={styles.due}>
        <Moment of={`${day}T${time}`}>{`${dayText(day, language)}, ${time}`}</Moment>
      </td>
      <td data-wide className={styles.audience}>
        {audienceWords(task.audience, choices, labels)}
      </td>
      {count('done')}
      {count('open')}
      {count('late')}
      <td className={styles.actions}>
        <span>
          <MoveButtons
            name={name}
            canMoveUp={moves.up}
            canMoveDown={moves.down}
            busy={moves.busy}
            onMove={onMove}
          />
          <IconButton icon={IconPencil} name={t('plan-edit-of', { name })} onClick={onEdit} />
          <IconButton icon={IconTrash} name={t('plan-delete-of', { name })} onClick={onRemove} />
        </span>
      </td>
    </tr>
  );
}
