import { Button } from '../shared/button.tsx';
import input from '../shared/forms/input.module.css';
import styles from './desk-search.module.css';

interface Props {
  /** The address of the list. */
  action: string;
  text: string;
  /** What the search looks in: the placeholder, and the accessible name. */
  label: string;
  submit: string;
  /** Further parameters of the list. */
  params?: Readonly<Record<string, string>>;
}

/** The search form of a list at the desk. It needs no script. */
export function DeskSearch({ action, text, label, submit, params = {} }: Props) {
  return (
    <search className={styles.search}>
      <form action={action} className={styles.form}>
        {Object.entries(params).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="search"
          className={`${input.input} ${styles.input}`}
          aria-label={label}
          placeholder={label}
          defaultValue={text}
          autoComplete="off"
          dir="auto"
        />
        <Button type="submit" look="quiet">
          {submit}
        </Button>
      </form>
    </search>
  );
}
