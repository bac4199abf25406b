import { type Block, type ContentBlock, isContentBlock, type VisitConnectBlock } from '@fairdesk/core/page';
import type { ReactElement } from 'react';
import { DefinitionNotes } from '../awards/definition-notes.tsx';
import { NoAward } from '../awards/no-award.tsx';
import { CountdownTile } from '../dashboard/countdown-tile.tsx';
import { MessageList } from '../dashboard/message-list.tsx';
import { StandBannerTile } from '../dashboard/stand-banner-tile.tsx';
import { StandTile } from '../dashboard/stand-tile.tsx';
import { showTimesOf } from '../navigation/event-times.ts';
import { SampleNote } from '../navigation/sample-note.tsx';
import { AccreditationButton } from '../partners/accreditation-button.tsx';
import { EditedVisitConnect } from '../partners/edited-visit-connect.tsx';
import { ButtonLink } from '../shared/button.tsx';
import { ErrorState } from '../shared/error-state.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { TaskOverview } from '../tasks/task-overview.tsx';
import { UpcomingTasks } from '../tasks/upcoming-tasks.tsx';
import { ContactSection } from './blocks/contact-form-block.tsx';
import { ContentView } from './content-view.tsx';
import {
  AwardProducts,
  AwardSummary,
  CompanyProfile,
  ContactForm,
  EventChooser,
  ParticipationChooser,
  Questionnaire,
  VisitConnectButton,
} from './late-views.tsx';
import { BlockFrame } from './parts/block-frame.tsx';
import type { PortalData } from './portal-data.ts';
import type { RenderContext } from './render-context.ts';

interface Props {
  block: Block;
  data: PortalData;
  page: RenderContext;
}

/** Renders a block with the view of its kind; a missing view does not compile. */
export function BlockView({ block, data, page }: Props): ReactElement | null {
  if (isContentBlock(block)) return <ContentOrForm block={block} data={data} page={page} />;
  const { labels } = page;
  const { now, event, participation, tasks } = data;
  const fair = { name: event?.name ?? '', tasks: `${data.addresses.site}/tasks` };
  const plan = event?.floorPlanUrl ?? '';
  const fallback = data.isSample ? (
    <SampleNote block={block} labels={labels} />
  ) : (
    <ErrorState text={labels.t('failed-loading')}>
      <ButtonLink look="quiet" href={data.path}>
        {labels.t('retry')}
      </ButtonLink>
    </ErrorState>
  );
  const renderWith = <T,>(value: T | undefined, render: (value: T) => ReactElement): ReactElement =>
    value === undefined ? fallback : render(value);
  switch (block.kind) {
    case 'event-chooser':
      return renderWith(data.events, (events) => <EventChooser block={block} events={events} />);
    case 'participation-chooser':
      return renderWith(companies(data), (list) => <ParticipationChooser block={block} {...list} />);
    case 'countdown':
      return (
        <CountdownTile
          block={block}
          show={event && showTimesOf(event)}
          isCancelled={event?.standing === 'cancelled'}
          now={now}
        />
      );
    case 'messages':
      return renderWith(board(data), (messages) => <MessageList block={block} {...messages} />);
    case 'stand':
      return renderWith(participation, ({ stands }) => (
        <StandTile block={block} labels={labels} stands={stands} floorPlanUrl={plan} />
      ));
    case 'stand-banner':
      return renderWith(participation, ({ stands }) => (
        <StandBannerTile block={block} stands={stands} floorPlanUrl={plan} />
      ));
    case 'task-overview':
      return renderWith(participation && tasks, () => <TaskOverview block={block} />);
    case 'upcoming-tasks':
      return renderWith(participation && tasks, () => <UpcomingTasks block={block} now={now} fair={fair} />);
    case 'task-list':
      return renderWith(participation && tasks, () => <TaskList block={block} now={now} fair={fair} />);
    case 'company-profile':
      return renderWith(
        event && data.profile && { profile: data.profile, event },
        ({ profile, event: { timeZone } }) => (
          <CompanyProfile
            block={block}
            profile={profile}
            fair={{ site: data.addresses.site, timeZone }}
            path={data.path}
            companies={data.severalParticipations ? data.addresses.participations : undefined}
          />
        ),
      );
    case 'award-list':
      return renderWith(data.awards?.[block.award], (list) =>
        list === 'none' ? (
          <NoAward title={block.title} labels={labels} />
        ) : (
          <AwardProducts block={block} list={list} now={now} />
        ),
      );
    case 'visit-connect':
      return visitButton(block, data, page);
    case 'accreditation':
      return (
        <AccreditationButton
          block={block}
          address={data.accreditation}
          editing={data.editing}
          labels={labels}
        />
      );
    case 'award-registration':
      return data.editing ? (
        <DefinitionNotes form={block.form} faults={block.faults} labels={labels} />
      ) : (
        renderWith(ownEntry(data), (entry) => <Questionnaire block={block} {...entry} />)
      );
    case 'award-summary':
      return renderWith(entryIn(data), ({ questionnaire, form }) => (
        <AwardSummary block={block} questionnaire={questionnaire} form={form} />
      ));
  }
}

/** A contact form is interactive here; on public pages it is a plain form. */
function ContentOrForm({
  block,
  data,
  page,
}: {
  block: ContentBlock;
  data: PortalData;
  page: RenderContext;
}) {
  const form = block.kind === 'contact-form' ? contactFormOf(data) : undefined;
  if (block.kind !== 'contact-form' || form === undefined) return <ContentView block={block} page={page} />;
  return (
    <BlockFrame look={block.look}>
      <ContactSection block={block} page={page}>
        <ContactForm {...form} />
      </ContactSection>
    </BlockFrame>
  );
}

/** The interactive form, with the sender filled in as far as the data goes; absent without a real event. */
const contactFormOf = ({ event, user, participation, isSample, contact, typed }: PortalData) =>
  event && !isSample
    ? {
        event: event.id,
        about: { showName: event.show?.name ?? '', eventName: event.name, showCode: event.show?.id ?? '' },
        notices: contact,
        typed,
        sender: { name: user?.name ?? '', email: user?.email ?? '', company: participation?.name ?? '' },
      }
    : undefined;

const visitButton = (block: VisitConnectBlock, data: PortalData, { labels }: RenderContext) => {
  if (data.editing) return <EditedVisitConnect block={block} labels={labels} />;
  const visit = data.visits?.[block.uid];
  return visit && data.participation ? (
    <VisitConnectButton block={block} participation={data.participation.id} {...visit} />
  ) : null;
};

const ownEntry = (data: PortalData) => {
  const entry = entryIn(data);
  return data.participation && entry
    ? { participation: data.participation.id, questionnaire: entry.questionnaire }
    : undefined;
};

const entryIn = ({ entry }: PortalData) => (entry === 'unavailable' ? undefined : entry);

const board = ({ participation, messages }: PortalData) =>
  participation && messages && { participation: participation.id, messages };

const companies = ({ event, participations }: PortalData) =>
  event && participations && { event: event.id, page: participations };
