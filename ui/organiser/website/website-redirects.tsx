'use client';

import { REDIRECTS_MAX, type WebsiteRedirect } from '@fairdesk/core/organiser';
import { IconX } from '@tabler/icons-react';
import { Button } from '../../shared/button.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { RedirectSourceField } from './redirect-source-field.tsx';
import type { RedirectedSite } from './redirected-page.ts';
import styles from './website-redirects.module.css';

interface Props {
  redirects: readonly WebsiteRedirect[];
  site: RedirectedSite;
  onChange: (redirects: readonly WebsiteRedirect[]) => void;
  errorOf: (path: string) => string | undefined;
}

/** The addresses of the website that have moved, each with its new one. */
export function WebsiteRedirects({ redirects, site, onChange, errorOf }: Props) {
  const { t } = useLabels();
  const change = (index: number, part: Partial<WebsiteRedirect>) =>
    onChange(redirects.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.list} id="field-redirects" tabIndex={-1}>
      <legend>{t('website-redirects')}</legend>
      <p className={styles.hint}>{t('website-redirects-hint')}</p>
      {redirects.map((redirect, index) => {
        const { from, to, isPermanent } = redirect;
        const path = `redirects.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an unsaved row has no other key, and every field is controlled
          <fieldset key={index} className={styles.row}>
            <legend className="visually-hidden">{t('website-redirect-number', { n: index + 1 })}</legend>
            <RedirectSourceField
              path={`${path}.from`}
              redirect={redirect}
              site={site}
              error={errorOf(`${path}.from`)}
              onChange={(from) => change(index, { from })}
            />
            <TextField
              path={`${path}.to`}
              label={t('website-redirect-new')}
              value={to}
              counted={false}
              error={errorOf(`${path}.to`)}
              onChange={(value) => change(index, { to: value.trim() })}
            />
            <CheckField
              path={`${path}.isPermanent`}
              label={t('website-redirect-permanent')}
              value={isPermanent}
              onChange={(value) => change(index, { isPermanent: value })}
            />
            <IconButton
              icon={IconX}
              name={t('website-redirect-remove', { from: from || String(index + 1) })}
              onClick={() => onChange(redirects.filter((_, place) => place !== index))}
            />
          </fieldset>
        );
      })}
      {errorOf('redirects') && <p role="alert">{errorOf('redirects')}</p>}
      {redirects.length < REDIRECTS_MAX && (
        <div>
          <Button
            look="plain"
            onClick={() => onChange([...redirects, { from: '', to: '', isPermanent: true }])}
          >
            {t('website-redirect-add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
