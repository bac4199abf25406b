import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { FrameScreen } from '#ui/organiser/frame/frame-screen.tsx';

/** The header and footer of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'pages',
  () => '/pages/frame',
  async ({ caller, labels, event, to }) => {
    const useCases = currentUseCases();
    const loaded = await ResultAsync.combine([
      useCases.frameOfficeOf(caller).frames(),
      useCases.pageOfficeOf(caller).pages(),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} />;
    const [frames, entries] = loaded.value;
    return <FrameScreen frames={frames} entries={entries} timeZone={event.timeZone} list={to('pages')} />;
  },
  { isForEditors: true, nameOf: ({ labels: { t } }) => t('frame-title') },
);

export { generateMetadata, Page as default };
