'use client';

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './fair.module.css';

interface Look {
  readonly languages: readonly Language[];
  /** Empty for the default. */
  readonly brandColour: string;
}

interface Props {
  form: Look;
  change: (part: Partial<Look>) => void;
  errorOf: (path: string) => string | undefined;
  /** Whether the colour can be left to the product. */
  hasDefaultColour?: boolean;
}

/** The languages and the colour of a website. */
export function LookFields({ form, change, errorOf, hasDefaultColour = false }: Props) {
  const { t } = useLabels();
  const toggle = (one: Language, isOn: boolean) =>
    change({ languages: LANGUAGES.filter((each) => (each === one ? isOn : form.languages.includes(each))) });
  return (
    <>
      <fieldset className={styles.languages}>
        <legend>{t('fair-languages')}</legend>
        {LANGUAGES.map((one) => (
          <CheckField
            key={one}
            path={one === 'en' ? 'languages' : `languages-${one}`}
            label={LANGUAGE_NAMES[one]}
            value={form.languages.includes(one)}
            onChange={(isOn) => toggle(one, isOn)}
          />
        ))}
        {errorOf('languages') && <p role="alert">{errorOf('languages')}</p>}
      </fieldset>
      <div className={styles.colour}>
        <label htmlFor="field-brandColour">{t('fair-colour')}</label>
        <input
          id="field-brandColour"
          type="color"
          value={form.brandColour || DEFAULT_COLOUR}
          onChange={(event) => change({ brandColour: event.currentTarget.value })}
        />
        <span className={styles.meaning}>{t('fair-colour-hint')}</span>
        {hasDefaultColour && form.brandColour !== '' && (
          <Button look="plain" onClick={() => change({ brandColour: '' })}>
            {t('website-default-colour')}
          </Button>
        )}
      </div>
    </>
  );
}

const DEFAULT_COLOUR = '#1f4e5f';
