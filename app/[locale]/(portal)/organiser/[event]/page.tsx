import { fairStateOf, nextSteps } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { OverviewScreen } from '#ui/organiser/overview/overview-screen.tsx';

/** What happens at the fair, in sentences with numbers. */
const { generateMetadata, Page } = organiserPage(
  'overview',
  () => '',
  async ({ caller, labels, language, data, event, to, ...rights }) => {
    const overview = await currentUseCases().overviewOf(caller).overview(language);
    if (overview.isErr()) return <DeskFailure labels={labels} />;
    return (
      <OverviewScreen
        overview={overview.value}
        steps={nextSteps(overview.value, fairStateOf(event, new Date(data.now)), rights)}
        labels={labels}
        now={data.now}
        timeZone={event.timeZone}
        to={to}
      />
    );
  },
);

export { generateMetadata, Page as default };
