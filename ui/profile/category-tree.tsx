'use client';

import {
  groupState,
  type MainGroup,
  type SubGroup,
  selectedIds,
  toggleCategory,
  toggleGroup,
} from '@fairdesk/core/profile';
import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormError } from '../shared/forms/form-error.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './category-tree.module.css';

interface Props {
  tree: readonly MainGroup[];
  max: number | undefined;
  error: string | undefined;
  onChange: (tree: readonly MainGroup[]) => void;
}

/** The whole category tree of an event, with checkboxes. */
export function CategoryTree({ tree, max, error, onChange }: Props) {
  const { t } = useLabels();
  const n = selectedIds(tree).length;
  return (
    <div className={styles.tree}>
      {/* Gets the focus when too many are selected, because the tree may be taller than the screen. */}
      <div id="field-categories" tabIndex={-1} className={styles.chosen}>
        {error && <FormError>{error}</FormError>}
        <p role="status" data-number>
          {max === undefined ? t('categories-chosen', { n }) : t('categories-chosen-of', { n, max })}
        </p>
      </div>
      {tree.map((main) => (
        <fieldset key={main.id} className={styles.main}>
          <legend lang={main.language}>{main.name}</legend>
          {main.groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              onToggleAll={() => onChange(toggleGroup(tree, group.id))}
              onToggle={(id) => onChange(toggleCategory(tree, id))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface GroupProps {
  group: SubGroup;
  onToggleAll: () => void;
  onToggle: (id: string) => void;
}

/** A group whose checkbox reflects and toggles all of its categories. */
function Group({ group, onToggleAll, onToggle }: GroupProps) {
  const { t } = useLabels();
  const id = useId();
  const state = groupState(group);
  const [open, setOpen] = useState(state === 'some');
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        <Checkbox
          label={<span lang={group.language}>{group.name}</span>}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={onToggleAll}
        />
        <IconButton
          icon={open ? IconChevronUp : IconChevronDown}
          name={t('categories-in', { name: group.name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} hidden={!open} className={styles.leaves}>
        {group.categories.map((leaf) => (
          <Checkbox
            key={leaf.id}
            label={<span lang={leaf.language}>{leaf.name}</span>}
            checked={leaf.selected}
            onChange={() => onToggle(leaf.id)}
          />
        ))}
      </div>
    </div>
  );
}
