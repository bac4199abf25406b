import { IconSearch } from '@tabler/icons-react';
import { Icon } from '../shared/icon.tsx';
import styles from './search-field.module.css';

interface Props {
  label: string;
  /** The id of the list it filters. */
  controls: string;
  value: string;
  /** The number of matches, announced politely; empty without a search. */
  result: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, controls, value, result, onChange }: Props) {
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        <Icon of={IconSearch} />
        <span className="visually-hidden">{label}</span>
        <input
          type="search"
          placeholder={label}
          aria-controls={controls}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <p role="status" data-number>
        {result}
      </p>
    </div>
  );
}
