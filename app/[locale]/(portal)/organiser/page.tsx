import { localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { entrance } from '#app/_http/entrance.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { openOrganiserVisit } from '#app/_organiser/open-organiser-visit.ts';
import { OrganiserScreen } from '#app/_organiser/organiser-screen.tsx';
import { FairList } from '#ui/organiser/fairs/fair-list.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageOf((await params).locale);
  const { data } = await openOrganiserVisit(language, '');
  return { title: labelsOf(language, data.texts).t('desk'), robots: 'noindex' };
};

/** The fairs of an organiser; the only one opens at once, unless another can be created. */
export default async function Organiser({ params }: Props) {
  const language = languageOf((await params).locale);
  const visit = await openOrganiserVisit(language, '');
  if (visit.kind !== 'desk') return <OrganiserScreen visit={visit} />;
  const elsewhere = await entrance(visit.data);
  if (elsewhere !== undefined) redirect(elsewhere);
  const [only, ...more] = visit.fairs;
  if (only && more.length === 0 && !visit.canCreate)
    redirect(localPath({ language, path: `/organiser/${only.slug}` }));
  return (
    <OrganiserScreen visit={visit}>
      <FairList data={visit.data} fairs={visit.fairs} managed={visit.managed} canCreate={visit.canCreate} />
    </OrganiserScreen>
  );
}
