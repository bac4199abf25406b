import { SEARCH_PARAMETER } from '@fairdesk/core/navigation';
import { IconSearch } from '@tabler/icons-react';
import { Popover } from '../shared/dialogs/popover.tsx';
import { Icon } from '../shared/icon.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './search-form.module.css';

const ID = 'site-search';

interface Props {
  /** The address the form submits to. */
  action: string;
  labels: ServerLabels;
}

/** A button that opens a small search form in a popover. Site spec §2 "Search". */
export function SearchForm({ action, labels: { t } }: Props) {
  return (
    <Popover id={ID} name={t('search')} chevron={false} label={<Icon of={IconSearch} />}>
      <search-box>
        <search>
          <form action={action} method="get" className={styles.form}>
            <input
              type="search"
              name={SEARCH_PARAMETER}
              placeholder={t('search-placeholder')}
              aria-label={t('search')}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: it is in a popover, and gets the focus when that opens
              autoFocus
            />
            <button type="submit" aria-label={t('search')}>
              <Icon of={IconSearch} />
            </button>
          </form>
        </search>
      </search-box>
    </Popover>
  );
}
