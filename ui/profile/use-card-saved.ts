import type { CompanyProfile } from '@fairdesk/core/profile';
import { useEditing } from '../shared/editing/editing.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useProfile } from './use-profile.tsx';

/**
 * After a card was saved: updates the page, displays a toast with a link to the public page, and tracks the
 * event. Source: portal spec §4 "Logo".
 */
export const useCardSaved = (onClose: () => void): ((profile: CompanyProfile) => void) => {
  const { t } = useLabels();
  const toast = useToast();
  const { track } = useEditing();
  const card = useProfile();
  return (profile) => {
    card.replace(profile);
    track('profile_update');
    const { publicPage } = card;
    if (profile.review) toast.done(t('profile-saved-review'));
    else if (publicPage === undefined) toast.done(t('profile-saved-private'));
    else toast.done(t('profile-saved-public'), { label: t('profile-view'), href: publicPage });
    onClose();
  };
};
