import styles from './choice.module.css';

interface Props<Value extends string> {
  /** Of the group, unique on the page. */
  name: string;
  /** For those who cannot see the group. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ name, legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.group} data-print="hide">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
