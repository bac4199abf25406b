import 'server-only';
import { LANGUAGES } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { loginLinks } from '#app/_portal/login-links.ts';
import { PortalProviders } from '#app/_portal/portal-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { ErrorView } from '#ui/page/error-view.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { DoorLayout } from '#ui/session/door-layout.tsx';
import { WelcomePage } from '#ui/session/welcome-page.tsx';
import { MessagePage } from '#ui/shared/message-page.tsx';
import { FairLanguagesProvider } from '#ui/shared/texts/fair-languages.tsx';
import type { TextsFor } from '#ui/shared/texts/texts-for.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import type { OrganiserVisit } from './open-organiser-visit.ts';

interface Props {
  visit: OrganiserVisit;
  /** Whose texts the page needs; defaults to those of the desk. */
  reader?: TextsFor;
  /** The page, when the visit opened the desk. */
  children?: ReactNode;
}

/** Renders a visit to the organiser's desk, whatever its outcome. */
export function OrganiserScreen({ visit, reader = 'organiser', children }: Props) {
  const { data } = visit;
  return (
    <PortalProviders data={data} ended={false} reader={visit.kind === 'desk' ? reader : 'reader'}>
      {visit.kind === 'desk' ? (
        <FairLanguagesProvider languages={visit.fair?.website.languages ?? LANGUAGES}>
          {children}
        </FairLanguagesProvider>
      ) : (
        <DoorLayout data={data}>{messageOf(visit)}</DoorLayout>
      )}
    </PortalProviders>
  );
}

const messageOf = ({ kind, data }: OrganiserVisit): ReactNode => {
  const labels = labelsOf(data.language, data.texts);
  switch (kind) {
    case 'signed-out':
      return (
        <WelcomePage
          title={labels.t('desk')}
          text={labels.t('desk-sign-in')}
          links={loginLinks(data.language, data.path)}
        />
      );
    case 'elsewhere':
      return <MessagePage heading={labels.t('desk')} text={labels.t('desk-elsewhere')} />;
    case 'failed':
      setPageStatus(503);
      return <ErrorView labels={labels} address={data.path} />;
    default:
      setPageStatus(404);
      return <NotFoundView labels={labels} home={data.addresses.home} />;
  }
};
