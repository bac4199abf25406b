import { isOutdated, type PageEntry, pageMark } from '@fairdesk/core/editor';
import { IconDots } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Popover } from '../../shared/dialogs/popover.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { pageTitle } from './page-title.ts';

/** An action on a page. */
export type PageAction =
  | 'create'
  | 'publish'
  | 'confirm'
  | 'versions'
  | 'preview'
  | 'move'
  | 'unpublish'
  | 'delete';

interface Props {
  entry: PageEntry;
  /** Actions that the list does not offer. */
  without?: readonly PageAction[];
  onAct: (action: PageAction, entry: PageEntry) => void;
}

/** The actions on a page that are possible now. */
export function PageMenu({ entry, without = [], onAct }: Props) {
  const { t, language } = useLabels();
  const { path, translations, isNeeded, purpose } = entry;
  const isPublished = translations.some(({ status }) => status === 'published');
  const actions: readonly (readonly [PageAction, boolean])[] = [
    ['create', path !== '/' && !path.includes(',') && purpose === undefined],
    ['publish', changedIn(entry).length > 0],
    ['confirm', translations.some((each) => isOutdated(entry, each.language))],
    ['versions', true],
    ['preview', true],
    ['move', !isNeeded && purpose === undefined],
    ['unpublish', isPublished],
    ['delete', !isNeeded],
  ];
  const act = (event: MouseEvent<HTMLElement>, action: PageAction) => {
    // First, so that the focus is on the button of the menu, to which it returns after a dialog.
    const menu = event.currentTarget.closest<HTMLElement>('[popover]');
    if (menu && 'hidePopover' in menu) menu.hidePopover();
    onAct(action, entry);
  };
  return (
    <Popover
      id={`page-menu-${path}`}
      label={<Icon of={IconDots} />}
      name={t('pages-actions-of', { title: pageTitle(entry, language) })}
      chevron={false}
    >
      {actions.map(
        ([action, isPossible]) =>
          isPossible &&
          !without.includes(action) && (
            <button key={action} type="button" onClick={(event) => act(event, action)}>
              {t(action === 'delete' && isErrorPage(entry) ? 'pages-action-reset' : `pages-action-${action}`)}
            </button>
          ),
      )}
    </Popover>
  );
}

/** Whether visitors get a built-in page instead when it is deleted. */
export const isErrorPage = ({ purpose }: PageEntry): boolean =>
  purpose === 'not-found' || purpose === 'server-error';

/** The languages in which a page has a draft to publish that is not scheduled. */
export const changedIn = ({ translations }: PageEntry) =>
  translations
    .filter((translation) => translation.isChanged && pageMark(translation) !== 'scheduled')
    .map(({ language }) => language);
