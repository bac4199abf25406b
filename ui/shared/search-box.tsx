import { Button } from './button.tsx';
import styles from './search-box.module.css';

interface Props {
  /** The address of the results page. */
  action: string;
  /** The name of the query parameter. */
  name: string;
  text: string;
  label: string;
  submit: string;
}

/** A search form. It needs no script. */
export function SearchBox({ action, name, text, label, submit }: Props) {
  return (
    <search>
      <form action={action} className={styles.form}>
        <label htmlFor="search-box">{label}</label>
        <input id="search-box" type="search" name={name} defaultValue={text} autoComplete="off" dir="auto" />
        <Button type="submit" look="quiet">
          {submit}
        </Button>
      </form>
    </search>
  );
}
