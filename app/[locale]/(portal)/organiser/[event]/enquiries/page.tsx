import { RETENTION_MONTHS } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';
import { EnquiryList } from '#ui/organiser/enquiries/enquiry-list.tsx';

/** What was written to the organiser in the contact form. */
const { generateMetadata, Page } = organiserPage(
  'enquiries',
  () => '/enquiries',
  async ({ labels, event, caller }) => {
    const enquiries = await currentUseCases().contactInbox.messages(event.id);
    const periods = await currentUseCases().retentionOfficeOf(caller).settings();
    const months = periods.isOk() ? periods.value.retention.contact : RETENTION_MONTHS.contact.usual;
    if (enquiries.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('desk-enquiries')} text={labels.t('enquiry-text', { months })} />
        <EnquiryList
          enquiries={enquiries.value}
          fair={event.name}
          timeZone={event.timeZone}
          labels={labels}
        />
      </>
    );
  },
);

export { generateMetadata, Page as default };
