import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { AuditList } from '#ui/organiser/audit/audit-list.tsx';
import { DeskHeading } from '#ui/organiser/desk-heading.tsx';

/** What organisers changed at the fair. */
const { generateMetadata, Page } = organiserPage(
  'audit',
  () => '/audit',
  async ({ caller, labels, event, query, to }) => {
    const { before } = query;
    const entries = await currentUseCases()
      .auditTrailOf(caller)
      .entries(before ? { before } : {});
    if (entries.isErr()) return <DeskFailure labels={labels} />;
    return (
      <>
        <DeskHeading title={labels.t('desk-audit')} text={labels.t('audit-text')} />
        <AuditList
          entries={entries.value}
          timeZone={event.timeZone}
          labels={labels}
          newest={before ? to('audit') : undefined}
          older={(id) => `${to('audit')}?before=${id}`}
        />
      </>
    );
  },
);

export { generateMetadata, Page as default };
