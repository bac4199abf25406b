'use client';

import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Choice } from './choice.tsx';
import { useLabels } from './labels.tsx';

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

/** Light, dark, or the setting of the device. */
export function ColourSchemeSwitch() {
  const { t } = useLabels();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [mounted, setMounted] = useState(false);
  // The choice is stored in the browser, so the server cannot render it.
  useEffect(() => setMounted(true), []);
  return (
    <Choice
      name="colour-scheme"
      legend={t('colour-scheme')}
      options={SCHEMES.map((value) => ({ value, label: t(`colour-scheme-${value}`) }))}
      value={mounted ? colorScheme : 'auto'}
      onChange={setColorScheme}
    />
  );
}
