import '#ui/shared/theme/mantine.css';
import '#ui/shared/theme/base.css';
import '#ui/shared/theme/large-text.css';
import { isLanguage } from '@fairdesk/core/shared';
import { mantineHtmlProps } from '@mantine/core';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { chosenScheme } from '#app/_http/chosen-scheme.ts';
import { FollowLinks } from '#app/_portal/follow-links.tsx';
import { ElementsOnHydratedPages } from '#ui/page/elements/on-hydrated-pages.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';
import { SchemeScript } from '#ui/shared/theme/scheme-script.tsx';

interface Props {
  children: React.ReactNode;
  params: Promise<{ locale: string }>;
}

/** The layout of interactive pages, which are rendered per visitor. */
export default async function PortalLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  const nonce = (await headers()).get('x-nonce') ?? '';
  const scheme = await chosenScheme();
  return (
    <html lang={locale} {...mantineHtmlProps}>
      <head>
        <SchemeScript scheme={scheme} nonce={nonce} />
      </head>
      <body>
        <MantineRoot nonce={nonce} scheme={scheme}>
          {children}
        </MantineRoot>
        <ElementsOnHydratedPages />
        <FollowLinks loading={labelsOf(locale, messagesFor(locale)).t('loading')} />
      </body>
    </html>
  );
}
