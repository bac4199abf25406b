import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { runtime } from '#app/_process/runtime.ts';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { ServiceKeysSection } from '#ui/organiser/integrations/service-keys-section.tsx';
import { WebhooksSection } from '#ui/organiser/integrations/webhooks-section.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';

/** How programs of the organiser work with the fair: with keys of the JSON:API, and as webhooks. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/service-keys',
  async ({ caller, event: { id, timeZone }, labels, to }) => {
    const { serviceKeyOfficeOf, webhookOfficeOf } = currentUseCases();
    const [keys, webhooks] = await Promise.all([
      serviceKeyOfficeOf(caller).keys(),
      webhookOfficeOf(caller).webhooks(),
    ]);
    if (keys.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('settings-service-keys')} text={labels.t('integrations-text')} />
        <SettingsTabs labels={labels} current="service-keys" to={to} />
        <ServiceKeysSection
          keys={keys.value}
          timeZone={timeZone}
          now={runtime().clock().toISOString()}
          address={`${runtime().settings.appUrl.replace(/\/+$/, '')}/api/v0.1`}
        />
        <WebhooksSection webhooks={webhooks.unwrapOr(undefined)} event={id} timeZone={timeZone} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-service-keys') },
);

export { generateMetadata, Page as default };
