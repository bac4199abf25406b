'use client';

import { useMantineColorScheme } from '@mantine/core';
import { Choice } from '../forms/choice.tsx';
import { useLabels } from '../texts/labels.tsx';
import { COLOUR_SCHEMES } from './colour-scheme.ts';

/** Light, dark, or the setting of the device. */
export function ColourSchemeSwitch() {
  const { t } = useLabels();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice
      name="colour-scheme"
      legend={t('colour-scheme')}
      options={COLOUR_SCHEMES.map((value) => ({ value, label: t(`colour-scheme-${value}`) }))}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
