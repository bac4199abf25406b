import styles from './choice.module.css';

interface Props<Value extends string> {
  /** The name of the group, unique on the page. */
  name: string;
  /** The name of the group for screen readers. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice among a few visible options. */
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
