import 'server-only';
import type { DeskFair, OrganiserCaller } from '@fairdesk/core/organiser';
import { type Failure, type Language, localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { OrganiserComposition } from '#app/_composition/browser/organiser-composition.tsx';
import { languageOf } from '#app/_http/language-of.ts';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { missingHead } from '#app/_site/page-head.ts';
import { DeskFrame } from '#ui/organiser/desk-frame.tsx';
import type { SectionKey } from '#ui/organiser/sections.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { type Labels, labelsOf } from '#ui/shared/texts/translate.ts';
import { type OrganiserVisit, openOrganiserVisit, type VisitedFair } from './open-organiser-visit.ts';
import { OrganiserScreen } from './organiser-screen.tsx';

/** What a page of the desk is rendered from. */
export interface DeskVisit extends VisitedFair {
  readonly language: Language;
  readonly labels: Labels;
  readonly data: PortalData;
  /** For the ports of the desk. */
  readonly caller: OrganiserCaller;
  /** The path parameters, by folder name. */
  readonly params: Readonly<Record<string, string>>;
  /** The parameters of the address; of a repeated one, the first. */
  readonly query: Readonly<Record<string, string>>;
  /** The address of a page of this fair's desk: `tasks` becomes `/nl/organiser/clearwater/tasks`. */
  readonly to: (path: string) => string;
}

interface Props {
  params: Promise<Readonly<Record<string, string>>>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** What the name of a page is made from. */
type NamedVisit = Pick<DeskVisit, 'labels' | 'language' | 'caller' | 'params' | 'query' | 'website'>;

interface Options {
  /**
   * The name of the page, which its title has before its section, or why it has none: a page that does not exist is
   * titled so. Absent for the first page of a section.
   */
  readonly nameOf?: (visit: NamedVisit) => Promise<string | Failure> | string;
  /** Whether only organisers who may change the fair itself can open the page; for others it does not exist. */
  readonly isForAdmins?: true;
  /** Whether the page is for the editors of the website only; it has the texts of the page editor. */
  readonly isForEditors?: true;
  /** Whether it has the whole window, without the frame of the desk. */
  readonly isWhole?: true;
}

/**
 * A page of the organiser's desk at one fair, below `/organiser/[event]/{path}`.
 *
 * @param section the entry of the desk's navigation that the page belongs to
 * @param pathOf the path after the event: `/tasks`
 */
export const organiserPage = (
  section: SectionKey,
  pathOf: (params: Readonly<Record<string, string>>) => string,
  render: (visit: DeskVisit) => Promise<ReactNode> | ReactNode,
  options: Options = {},
) => {
  const visitOf = async (paramsPromise: Props['params']) => {
    const params = await paramsPromise;
    const { locale = '', event: slug = '' } = params;
    const language = languageOf(locale);
    return {
      params,
      language,
      slug,
      visit: await openOrganiserVisit(language, `/${slug}${pathOf(params)}`, slug),
    };
  };
  return {
    generateMetadata: async ({ params: paramsPromise, searchParams }: Props): Promise<Metadata> => {
      const { params, language, visit } = await visitOf(paramsPromise);
      const labels = labelsOf(language, visit.data.texts);
      const fair = fairOf(visit);
      if (visit.kind !== 'desk' || fair === undefined || !mayOpen(fair, options))
        return visit.kind === 'desk' || visit.kind === 'missing'
          ? missingHead(visit.data)
          : { title: labels.t('desk'), robots: 'noindex' };
      const caller = { event: fair.event.id, actor: visit.actor };
      const query = firstOfEach(await searchParams);
      const named = await options.nameOf?.({
        ...{ labels, language, caller, params, query },
        website: fair.website,
      });
      if (isMissing(named)) return missingHead(visit.data);
      const title = [nameIn(named), labels.t(`desk-${section}`), fair.event.name].filter(Boolean).join(' – ');
      return { title, robots: 'noindex' };
    },
    Page: async ({ params: paramsPromise, searchParams }: Props) => {
      const { params, language, slug, visit } = await visitOf(paramsPromise);
      const to = (path: string) =>
        localPath({ language, path: `/organiser/${slug}${path === '' ? '' : `/${path}`}` });
      const fair = fairOf(visit);
      if (visit.kind !== 'desk' || fair === undefined || !mayOpen(fair, options)) {
        if (fair?.canEditSite && section === 'overview') redirect(to('pages'));
        return <NotHere visit={visit} />;
      }
      const { data, actor, fairs } = visit;
      const labels = labelsOf(language, data.texts);
      const caller = { event: fair.event.id, actor };
      const query = firstOfEach(await searchParams);
      const body = await render({
        ...{ ...fair, language, labels, data },
        ...{ caller, params, query, to },
      });
      return (
        <OrganiserScreen visit={visit} reader={options.isForEditors ? 'page-editor' : 'organiser'}>
          <OrganiserComposition fair={{ id: fair.event.id, timeZone: fair.event.timeZone }}>
            {options.isWhole ? (
              body
            ) : (
              <DeskFrame
                data={data}
                section={section}
                fair={fair}
                fairs={fairs}
                website={fair.website.addressOf('', language)}
              >
                {body}
              </DeskFrame>
            )}
          </OrganiserComposition>
        </OrganiserScreen>
      );
    },
  };
};

const isMissing = (named: string | Failure | undefined): boolean =>
  typeof named === 'object' && named.kind === 'not-found';

const nameIn = (named: string | Failure | undefined): string => (typeof named === 'string' ? named : '');

/** The fair of a visit that opened a desk. */
const fairOf = (visit: OrganiserVisit): VisitedFair | undefined =>
  visit.kind === 'desk' ? visit.fair : undefined;

/** For those who may not open the page: it does not exist. */
const NotHere = ({ visit }: { visit: OrganiserVisit }) => (
  <OrganiserScreen visit={visit.kind === 'desk' ? { kind: 'missing', data: visit.data } : visit} />
);

/** A site editor opens the pages of the website only, and the desk opens there for them. */
const mayOpen = (
  { canRun, canManage, canEditSite }: DeskFair,
  { isForAdmins, isForEditors }: Options,
): boolean => {
  if (isForEditors) return canEditSite;
  return isForAdmins ? canManage : canRun;
};

interface FailureProps {
  labels: Labels;
  /** Absent for a page that always exists. */
  failure?: Failure;
  /** Where a page that does not exist leads. */
  home?: string;
}

/** Renders a page that does not exist, or could not load its data; its status tells caches and scripts. */
export const DeskFailure = ({ labels, failure, home = '' }: FailureProps) => {
  if (isMissing(failure)) {
    setPageStatus(404);
    return <NotFoundView labels={labels} home={home} />;
  }
  setPageStatus(503);
  return <p role="alert">{labels.t('error-text')}</p>;
};

const firstOfEach = (
  query: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']));
