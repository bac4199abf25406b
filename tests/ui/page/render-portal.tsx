import { text } from 'node:stream/consumers';
import type { Page } from '@fairdesk/core/page';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { prerenderToNodeStream } from 'react-dom/static';
import { type Awards, AwardsProvider } from '#ui/awards/use-awards.ts';
import type { PartMarkup } from '#ui/navigation/cached-part.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import type { ReportFault } from '#ui/page/render-context.ts';
import { GuardedUseCases } from '#ui/session/guarded-use-cases.tsx';
import { type Editing, EditingProvider } from '#ui/shared/editing/editing.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const NO_QUERY = new URLSearchParams();
const LINKS = { forgot: '/forgot', link: '/link', register: '/register' };

/** A page of the portal as the server renders it, with everything that it waits for; a view that throws rejects. */
export const portalHtml = async (
  page: Page,
  data: PortalData,
  { report, markupFor }: { report?: ReportFault; markupFor?: (name: string) => PartMarkup } = {},
): Promise<string> => {
  let fault: unknown;
  const { prelude } = await prerenderToNodeStream(
    <SearchParamsContext value={NO_QUERY}>
      <MantineRoot env="test">
        <LabelsProvider language={data.language} messages={data.texts}>
          <UseCasesProvider value={{} as UseCases}>
            <GuardedUseCases ended={false} links={LINKS}>
              <EditingProvider value={{} as Editing}>
                <AwardsProvider value={{} as Awards}>
                  <PageLayout page={page} data={data} report={report} {...(markupFor && { markupFor })} />
                </AwardsProvider>
              </EditingProvider>
            </GuardedUseCases>
          </UseCasesProvider>
        </LabelsProvider>
      </MantineRoot>
    </SearchParamsContext>,
    {
      // Everything in its place, none of it moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (cause) => {
        fault ??= cause;
      },
    },
  );
  const html = await text(prelude);
  if (fault !== undefined) throw fault;
  return html;
};
