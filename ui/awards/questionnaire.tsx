'use client';

import { type ComponentProps, Suspense } from 'react';
import { useLabels } from '../shared/labels.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import type { QuestionnaireScreen as View } from './questionnaire-screen.tsx';

const QuestionnaireScreen = lazyView(
  async () => (await import('./questionnaire-screen.tsx')).QuestionnaireScreen,
);

/** The questionnaire of a product, loaded separately so that no other page of the portal contains it. */
export function Questionnaire(props: ComponentProps<typeof View>) {
  const { t } = useLabels();
  return (
    <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
      <QuestionnaireScreen {...props} />
    </Suspense>
  );
}
