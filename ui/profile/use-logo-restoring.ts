import { useEditing } from '../shared/editing.tsx';
import { useLabels } from '../shared/labels.tsx';
import { useToast } from '../shared/toast.tsx';
import { useProfile } from './use-profile.tsx';

/** Puts a deleted logo back: the page shows it, one is told, and it is counted; a failure is told and changes nothing. */
export const useLogoRestoring = (): ((logo: string) => Promise<void>) => {
  const { t } = useLabels();
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
      () => toast.failed(t('UpdateCompanyLogoError')),
    );
  };
};
