'use client';

import { ACCOUNT_FIELDS, type BrandForm } from '@fairdesk/core/profile';
import { isBlank } from '@fairdesk/core/shared';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../shared/button.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './brand-fields.module.css';

interface Props {
  brands: readonly BrandForm[];
  errorOf: (path: string) => string | undefined;
  onChange: (brands: readonly BrandForm[]) => void;
}

/** The brands of a company. A saved brand is marked as deleted, a new one is removed at once. */
export function BrandFields({ brands, errorOf, onChange }: Props) {
  const { t } = useLabels();
  const visible = brands.map((brand, place) => ({ brand, place })).filter(({ brand }) => !brand.deleted);
  const remove = ({ id, name }: BrandForm, place: number) =>
    onChange(id === undefined ? brands.toSpliced(place, 1) : brands.with(place, { id, name, deleted: true }));
  return (
    <fieldset className={styles.brands}>
      <legend>{t('brands')}</legend>
      {visible.map(({ brand, place }, row) => (
        <div key={brand.id ?? `new-${place}`} className={styles.brand}>
          <TextField
            path={`brands.${place}.name`}
            label={t('brand-name', { n: row + 1 })}
            rule={ACCOUNT_FIELDS.companyname}
            counted={false}
            value={brand.name}
            error={errorOf(`brands.${place}.name`)}
            onChange={(name) => onChange(brands.with(place, { ...brand, name }))}
          />
          <IconButton
            icon={IconX}
            name={t('brand-remove', { name: isBlank(brand.name) ? row + 1 : brand.name })}
            onClick={() => remove(brand, place)}
          />
        </div>
      ))}
      <Button
        look="plain"
        icon={<Icon of={IconPlus} />}
        onClick={() => onChange([...brands, { name: '', deleted: false }])}
      >
        {t('brand-add')}
      </Button>
    </fieldset>
  );
}
