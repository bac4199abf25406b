import { failureKey } from '@fairdesk/core/shared';
import { useEditing } from '../shared/editing/editing.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useProfile } from './use-profile.tsx';

/**
 * Restores a deleted logo: updates the page, displays a toast and tracks the event; a failure only displays a
 * toast.
 */
export const useLogoRestoring = (): ((logo: string) => Promise<void>) => {
  const { t, say } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const { restoreLogo, track } = useEditing();
  return async (logo) => {
    const restored = await restoreLogo(card.profile.id, logo);
    restored.match(
      (profile) => {
        card.replace(profile);
        track('profile_update');
        toast.done(t('logo-restored'));
      },
      (failure) => toast.failed(say(failureKey(failure) ?? 'UpdateCompanyLogoError')),
    );
  };
};
