import type { Metadata } from 'next';
import { NewFairComposition } from '#app/_composition/browser/new-fair-composition.tsx';
import { languageOf } from '#app/_http/language-of.ts';
import { openOrganiserVisit } from '#app/_organiser/open-organiser-visit.ts';
import { OrganiserScreen } from '#app/_organiser/organiser-screen.tsx';
import { NewFairPage } from '#ui/organiser/fairs/new-fair-page.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageOf((await params).locale);
  const { data } = await openOrganiserVisit(language, '/new');
  return { title: labelsOf(language, data.texts).t('fair-new'), robots: 'noindex' };
};

/** Creates a fair, for users who may. */
export default async function NewFair({ params }: Props) {
  const language = languageOf((await params).locale);
  const visit = await openOrganiserVisit(language, '/new');
  if (visit.kind !== 'desk' || !visit.canCreate)
    return <OrganiserScreen visit={visit.kind === 'desk' ? { kind: 'missing', data: visit.data } : visit} />;
  return (
    <OrganiserScreen visit={visit}>
      <NewFairPage data={visit.data}>
        <NewFairComposition language={language} email={visit.actor} />
      </NewFairPage>
    </OrganiserScreen>
  );
}
