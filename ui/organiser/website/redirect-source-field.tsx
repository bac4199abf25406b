import type { WebsiteRedirect } from '@fairdesk/core/organiser';
import { useMemo } from 'react';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { pageTitle, pathText } from '../pages/page-title.ts';
import { isWildcardPage, type RedirectedSite, redirectedPage } from './redirected-page.ts';
import styles from './website-redirects.module.css';

interface Props {
  path: string;
  redirect: WebsiteRedirect;
  site: RedirectedSite;
  error: string | undefined;
  onChange: (from: string) => void;
}

/** The old address of a redirect, with a warning when a page is at this address. */
export function RedirectSourceField({ path, redirect, site, error, onChange }: Props) {
  const { t, language } = useLabels();
  const page = useMemo(() => redirectedPage(redirect, site), [redirect, site]);
  return (
    <div>
      <TextField
        path={path}
        label={t('website-redirect-old')}
        value={redirect.from}
        counted={false}
        error={error}
        // Its end is trimmed on saving: an address may have spaces.
        onChange={(value) => onChange(value.trimStart())}
      />
      <div role="status">
        {page && (
          <p className={styles.warning}>
            {t(isWildcardPage(page) ? 'website-redirect-wildcard' : 'website-redirect-page', {
              title: pageTitle(page, language),
              path: pathText(page.path),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
