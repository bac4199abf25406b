import { Button } from '../button.tsx';
import styles from './search-box.module.css';

interface Props {
  /** The address of the results page. */
  action: string;
  /** The name of the query parameter. */
  name: string;
  text: string;
  label: string;
  submit: string;
  /** Further parameters of the results page. */
  params?: Readonly<Record<string, string>>;
}

/** A search form. It needs no script. */
export function SearchBox({ action, name, text, label, submit, params = {} }: Props) {
  return (
    <search>
      <form action={action} className={styles.form}>
        <label htmlFor="search-box">{label}</label>
        <input id="search-box" type="search" name={name} defaultValue={text} autoComplete="off" dir="auto" />
        {Object.entries(params).map(([param, value]) => (
          <input key={param} type="hidden" name={param} value={value} />
        ))}
        <Button type="submit" look="quiet">
          {submit}
        </Button>
      </form>
    </search>
  );
}
