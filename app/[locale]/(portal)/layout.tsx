import '#ui/shared/mantine.css';
import '#ui/shared/base.css';
import { isLanguage } from '@fairdesk/core/shared';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { FollowLinks } from '#app/_portal/follow-links.tsx';
import { ElementsOnHydratedPages } from '#ui/page/elements/on-hydrated-pages.tsx';
import { MantineRoot } from '#ui/shared/mantine-root.tsx';

interface Props {
  children: React.ReactNode;
  params: Promise<{ locale: string }>;
}

/** The layout of interactive pages, which are rendered per visitor. */
export default async function PortalLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang={locale} {...mantineHtmlProps}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
      </head>
      <body>
        <MantineRoot nonce={nonce}>{children}</MantineRoot>
        <ElementsOnHydratedPages />
        <FollowLinks />
      </body>
    </html>
  );
}
