import { WEBSITE_PICTURES } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { SettingsTabs } from '#ui/organiser/settings/settings-tabs.tsx';
import { WebsiteForm } from '#ui/organiser/website/website-form.tsx';
import { WebsitePicture } from '#ui/organiser/website/website-picture.tsx';

/** The settings of the fair's website. */
const { generateMetadata, Page } = organiserPage(
  'settings',
  () => '/settings/website',
  async ({ caller, event, labels, params, to }) => {
    const useCases = currentUseCases();
    const [website, pages] = await Promise.all([
      useCases.websiteOfficeOf(caller).website(),
      // Only warnings need them.
      useCases.pageOfficeOf(caller).pages().unwrapOr([]),
    ]);
    if (website.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('settings-website')} text={labels.t('website-text')} />
        <SettingsTabs labels={labels} current="website" to={to} />
        {WEBSITE_PICTURES.map((one) => (
          <WebsitePicture key={one} picture={one} src={website.value.pictures[one]} name={event.name} />
        ))}
        <WebsiteForm website={website.value} site={{ pages, folder: params.event ?? '' }} />
      </>
    );
  },
  { isForAdmins: true, nameOf: ({ labels: { t } }) => t('settings-website') },
);

export { generateMetadata, Page as default };
