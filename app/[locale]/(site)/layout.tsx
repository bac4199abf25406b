import '#ui/shared/base.css';
import { isLanguage } from '@fairdesk/core/shared';
import { notFound } from 'next/navigation';
import { ElementsOnHydratedPages } from '#ui/page/elements/on-hydrated-pages.tsx';

interface Props {
  children: React.ReactNode;
  params: Promise<{ locale: string }>;
}

/** Pages that only read: the same for everybody, without a script of ours. */
export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  return (
    <html lang={locale}>
      <body>
        {children}
        <ElementsOnHydratedPages />
      </body>
    </html>
  );
}
