'use client';

import type { ParamDescription } from '@fairdesk/core/editor';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { paramHint, paramName } from '../names/block-names.ts';
import { ChoiceInput } from './choice-input.tsx';

interface Props {
  block: string;
  description: ParamDescription;
  value: string;
  onChange: (value: string) => void;
}

/** The input for a parameter: a switch for yes or no, a choice among values, or a text. */
export function ParamInput({ block, description: { name, values }, value, onChange }: Props) {
  const labels = useLabels();
  const hint = paramHint(labels, name);
  const shared = { path: `${block}.${name}`, label: paramName(labels, name), ...(hint && { hint }) };
  if (values === undefined) return <TextField {...shared} value={value} onChange={onChange} />;
  const [standard] = values;
  if (values.length === 2 && values.includes('1') && values.every((each) => OFF_OR_ON.includes(each))) {
    const off = values.find((each) => each !== '1') ?? '';
    return (
      <CheckField
        {...shared}
        value={(value || standard) === '1'}
        onChange={(isOn) => onChange(isOn ? '1' : off)}
      />
    );
  }
  return <ChoiceInput {...shared} name={name} values={values} value={value} onChange={onChange} />;
}

const OFF_OR_ON = ['', '0', '1'];
