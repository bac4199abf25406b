import 'server-only';
import type { SiteNavigation } from '@fairdesk/core/page';
import { type Language, localPath } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import type { TypedTexts } from '#app/_http/typed-texts.ts';
import { runtime } from '#app/_process/runtime.ts';
import { frontPage } from '#app/_site/front-page.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { iconsOf, missingHead, pageHead, titleIn } from '#app/_site/page-head.ts';
import { ErrorView } from '#ui/page/error-view.tsx';
import type { Head } from '#ui/page/head-tags.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { emailOutcomeOf } from '#ui/session/email-outcome.ts';
import { PlainEmailForm } from '#ui/session/plain-email-form.tsx';
import { PlainLoginForm } from '#ui/session/plain-login-form.tsx';
import { WelcomeView } from '#ui/session/welcome-view.tsx';
import type { MessageKey } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { loginLinks, visitorLink } from './login-links.ts';
import { openVisit } from './open-visit.ts';

/** A request for a page of the portal without a session. */
export interface DoorRequest {
  readonly language: Language;
  /** Without language: `/aqua/tasks`. */
  readonly address: string;
  /** The query of the address: `?tab=news`; empty without one. */
  readonly query: string;
  /** The outcome of a submission without script: message keys separated by spaces. */
  readonly outcome: string;
  /** What was typed in that submission. */
  readonly typed: TypedTexts;
}

/** A page for a user who is signed out. */
interface Door {
  readonly status: 200 | 404 | 503;
  readonly data: PortalData;
  readonly head: Head;
  readonly navigation?: SiteNavigation | undefined;
  readonly main: ReactElement;
}

/** The page is at another address. */
interface Elsewhere {
  readonly href: string;
}

/** Opens the page for a signed-out user, unless it is at another address: also at this one, once the user is signed in. */
export const openDoor = (request: DoorRequest): Promise<Door | Elsewhere> => {
  if (request.address === '/saved') return savedDoor(request);
  const mail = MAILS[request.address];
  if (mail) return mailDoor(request, mail);
  // The list of events has two addresses.
  return portalDoor(request.address === '/events' ? { ...request, address: '/' } : request);
};

const portalDoor = async (request: DoorRequest): Promise<Door | Elsewhere> => {
  const { language, address } = request;
  const suffix = withoutOutcome(request.query);
  const visit = await openVisit(language, address, suffix);
  if (visit.kind === 'go') return visit;
  if (visit.kind === 'page') return { href: localPath({ language, path: address, suffix }) };
  const { data } = visit;
  const labels = labelsOf(language, data.texts);
  const { t } = labels;
  switch (visit.kind) {
    case 'signed-out': {
      const { page } = visit;
      const head = page ? pageHead(page, data, t('sign-in')) : { title: t('sign-in'), ...iconsOf(data) };
      return { status: 200, data, head, navigation: page?.navigation, main: welcome(request, data) };
    }
    case 'missing':
      return missingDoor(data);
    case 'failed':
      return {
        status: 503,
        data,
        head: { title: t('sign-in'), ...iconsOf(data) },
        main: <ErrorView labels={labels} address={data.path} />,
      };
  }
};

/** A page to request a mail with a link. */
interface MailPage {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly sent: MessageKey;
  readonly source: string;
}

const MAILS: Readonly<Record<string, MailPage>> = {
  '/sign-in': {
    title: 'link-title',
    text: 'link-text',
    sent: 'link-sent',
    source: '/api/session/sign-in-link',
  },
  '/forgot-password': {
    title: 'forgot-title',
    text: 'forgot-text',
    sent: 'forgot-sent',
    source: '/api/session/forgot-password',
  },
};

const mailDoor = async (
  { language, address, query, outcome, typed }: DoorRequest,
  { title, text, sent, source }: MailPage,
): Promise<Door> => {
  const frame = await openFrame(language, address);
  const { data } = frame;
  const labels = labelsOf(language, data.texts);
  const { t } = labels;
  const returnTo = returnPathOf(new URLSearchParams(query).get('return') ?? undefined);
  return {
    status: 200,
    data,
    head: { title: titleIn(data, t(title)), robots: 'noindex', ...iconsOf(data) },
    navigation: (await frontPage(frame)).navigation,
    main: (
      <PlainEmailForm
        source={source}
        title={t(title)}
        text={t(text)}
        sent={t(sent)}
        returnTo={returnTo}
        signIn={returnTo ?? data.addresses.signIn}
        outcome={emailOutcomeOf(outcome)}
        typed={typed}
        labels={labels}
      />
    ),
  };
};

/** The saved articles of visitors. */
const savedDoor = async (request: DoorRequest): Promise<Door> => {
  const { language, address } = request;
  const frame = await openFrame(language, address);
  const { data } = frame;
  if (!runtime().settings.visitorPortal.isOn) return missingDoor(data);
  const { t } = labelsOf(language, data.texts);
  return {
    status: 200,
    data,
    head: { title: titleIn(data, t('saved-title')), robots: 'noindex', ...iconsOf(data) },
    navigation: (await frontPage(frame)).navigation,
    main: welcome(request, data, {
      title: t('saved-title'),
      text: t('saved-sign-in'),
      visitor: visitorLink(language),
    }),
  };
};

const missingDoor = (data: PortalData): Door => {
  const labels = labelsOf(data.language, data.texts);
  return {
    status: 404,
    data,
    head: missingHead(data),
    main: <NotFoundView labels={labels} home={data.addresses.home} />,
  };
};

interface Welcome {
  readonly title?: string;
  readonly text?: string;
  readonly visitor?: string;
}

const welcome = (
  { language, address, query, outcome, typed }: DoorRequest,
  { texts }: PortalData,
  { title, text, visitor }: Welcome = {},
): ReactElement => {
  const labels = labelsOf(language, texts);
  return (
    <WelcomeView title={title} text={text} labels={labels}>
      <PlainLoginForm
        links={loginLinks(language, localPath({ language, path: address, suffix: withoutOutcome(query) }))}
        visitor={visitor}
        codes={outcome.split(' ').filter(Boolean)}
        typed={typed}
        labels={labels}
      />
    </WelcomeView>
  );
};

/** The query of the page itself, without the outcome of a plain form. */
const withoutOutcome = (query: string): string => {
  const params = new URLSearchParams(query);
  params.delete('sign-in');
  return params.size === 0 ? '' : `?${params}`;
};
