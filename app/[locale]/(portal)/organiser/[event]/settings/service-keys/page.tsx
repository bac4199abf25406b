import { currentUseCases } from '#app/_composition/server.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { runtime } from '#app/_process/runtime.ts';
import { ServiceKeysScreen } from '#ui/organiser/service-keys-screen.tsx';
import { SettingsTabs } from '#ui/organiser/settings-tabs.tsx';

/** The keys with which programs of the organiser use the JSON:API. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/service-keys',
  async ({ caller, event, labels, to }) => {
    const keys = await currentUseCases().serviceKeyOfficeOf(caller).keys();
    if (keys.isErr()) return <DeskFailure labels={labels} />;
    return (
      <ServiceKeysScreen
        keys={keys.value}
        timeZone={event.timeZone}
        now={new Date().toISOString()}
        address={`${runtime().settings.appUrl.replace(/\/+$/, '')}/api/v0.1`}
        tabs={<SettingsTabs labels={labels} current="service-keys" to={to} />}
      />
    );
  },
  { isForAdmins: true },
);

export { generateMetadata, Page as default };
