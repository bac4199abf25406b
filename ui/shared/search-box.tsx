import { Button } from './button.tsx';
import styles from './search-box.module.css';

interface Props {
  /** Of the page that shows what is found. */
  action: string;
  /** Of the parameter that carries the text. */
  name: string;
  text: string;
  label: string;
  submit: string;
}

/** Where one says what one looks for. It needs no script. */
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
