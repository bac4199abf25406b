'use client';

import { SelectField } from '../../shared/forms/select-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { valueName } from '../names/block-names.ts';

interface Props {
  path: string;
  label: string;
  /** Of the field or parameter. */
  name: string;
  hint?: string;
  /** The default first. */
  values: readonly [string, ...string[]];
  value: string;
  onChange: (value: string) => void;
}

/** A choice among the values of a field or parameter. */
export function ChoiceInput({ name, values, value, ...shared }: Props) {
  const labels = useLabels();
  // A value that is stored but not offered stays a choice, so that opening the form changes nothing.
  const offered = values.includes(value) || value === '' ? values : [...values, value];
  return (
    <SelectField
      {...shared}
      value={value === '' ? values[0] : value}
      options={offered.map((each) => ({ value: each, label: valueName(labels, name, each) }))}
    />
  );
}
