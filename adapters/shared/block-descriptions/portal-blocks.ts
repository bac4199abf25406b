import type { BlockDescription, FieldDescription } from '@fairdesk/core/editor';
import {
  choice,
  condition,
  flag,
  html,
  items,
  line,
  lineOf,
  link,
  onlyFor,
  picture,
} from './block-description.ts';

const LANGUAGE_SUFFIXES = ['En', 'Nl', 'Es', 'Tr'];

const AWARD_LIST = [
  ...[line('Title'), html('Introduction'), line('Award')],
  ...[link('RegistrationPage'), link('SummaryPage'), link('ProfilePage')],
];

const QUESTION_KIND: FieldDescription = {
  ...lineOf(
    'Type',
    ...(['', 'TextQuestion', 'DropdownQuestion', 'RadiobuttonQuestion', 'CheckboxQuestion'] as const),
    ...['CardQuestion', 'FileUploadQuestion', 'InfoText', 'section'],
  ),
  isTemplate: true,
};

const TEXT_TYPE = lineOf(
  'TextType',
  ...(['text', 'multiline', 'edit-in-modal', 'email', 'url', 'video', 'numbers-only'] as const),
);

const CHOICES = ['DropdownQuestion', 'RadiobuttonQuestion', 'CheckboxQuestion', 'CardQuestion'];
const ANSWERED = ['TextQuestion', ...CHOICES, 'FileUploadQuestion'];

const ofKind = (kinds: readonly string[], ...fields: readonly FieldDescription[]) =>
  onlyFor('Type', kinds, ...fields);

const QUESTION = [
  ...[line('Name'), QUESTION_KIND, line('Question'), ...ofKind(ANSWERED, line('Tooltip')), flag('HideLabel')],
  ...ofKind(ANSWERED, flag('IsRequired')),
  ...ofKind(['TextQuestion'], TEXT_TYPE, line('MaxLength'), line('Rows')),
  ...ofKind(['FileUploadQuestion'], line('MaxFiles'), flag('IsImageUpload')),
  ...ofKind(['CardQuestion'], flag('CanSelectMultipleItems')),
  ...ofKind(['DropdownQuestion'], flag('IsCountryList')),
  ...ofKind(['InfoText', 'section'], html('Text')),
  condition('OnlyShowWhen'),
  ...ofKind(CHOICES, items(['Answers'], [line('Name'), line('Text'), line('Description')])),
];

const STEP = [
  ...[
    line('StepName'),
    line('StepNumber'),
    line('StepTitle'),
    html('StepDescription'),
    flag('IsSummary'),
    condition('OnlyShowWhen'),
  ],
  items(['Questions', 'Children'], [...QUESTION, items(['Children'], QUESTION)]),
];

/** Blocks of the exhibitor's portal. */
export const PORTAL_BLOCKS = [
  {
    kind: 'event-chooser',
    components: ['EventChooser'],
    group: 'portal',
    fields: [
      ...[line('Title'), line('SubTitle'), html('SupportText')],
      ...LANGUAGE_SUFFIXES.map((suffix) => html(`NoEvents${suffix}`)),
    ],
    params: LANGUAGE_SUFFIXES.map((suffix) => choice(`ShowFlag${suffix}`, '', '1')),
  },
  {
    kind: 'participation-chooser',
    components: ['ParticipationChooser'],
    group: 'portal',
    fields: [line('Title'), line('SubTitle')],
  },
  {
    kind: 'countdown',
    components: ['CountdownTile'],
    group: 'portal',
    fields: [line('Title')],
    params: [choice('Width', 'half', 'full')],
  },
  {
    kind: 'messages',
    components: ['MessagesList'],
    group: 'portal',
    fields: [line('Title')],
    params: [{ name: 'Limit' }],
  },
  { kind: 'stand', components: ['StandTile'], group: 'portal', fields: [line('Title')] },
  {
    kind: 'stand-banner',
    components: ['StandBannerNameTile'],
    group: 'portal',
    fields: [line('Title'), link('SupportLink')],
  },
  {
    kind: 'task-overview',
    components: ['TaskOverview'],
    group: 'portal',
    fields: [line('Title'), link('Link')],
  },
  {
    kind: 'upcoming-tasks',
    components: ['UpcomingTasks'],
    group: 'portal',
    fields: [line('Title'), link('Link')],
  },
  {
    kind: 'task-list',
    components: ['TaskList'],
    group: 'portal',
    fields: [line('Title')],
    params: [choice('GroupBy', 'category', 'age')],
  },
  {
    kind: 'company-profile',
    components: ['CompanyProfile'],
    group: 'portal',
    fields: [line('Title'), html('Introduction')],
    params: [{ name: 'IntroductionParticipationTypes' }],
  },
  { kind: 'award-list', components: ['OpenAwards'], group: 'portal', fields: AWARD_LIST },
  { kind: 'award-list', components: ['ClosedAwards'], group: 'portal', fields: AWARD_LIST },
  {
    kind: 'award-registration',
    components: ['AwardRegistration'],
    group: 'portal',
    fields: [
      ...[line('Award'), line('Name'), picture('BackgroundImage', 'FallbackImage')],
      ...[line('IntroTitle'), html('IntroText'), items(['IntroItems'], [line('Text')])],
      ...[line('HelpTitle'), html('HelpDescription'), line('HelpPhone'), line('HelpEmail')],
      ...[line('CloseTitle'), html('CloseDescription'), line('StartLabel'), line('NextLabel')],
      ...[line('ReviewSummaryLabel'), line('SubmitLabel'), link('ThankYouPage'), link('ClosePage')],
      ...[link('SummaryPage'), line('SupportedImageFormats'), line('SupportedDocumentFormats')],
      ...[line('FileSizeLimit'), line('NumberOfFiles')],
      items(['Steps'], STEP),
      items(['SummarySteps'], STEP),
    ],
  },
  {
    kind: 'award-summary',
    components: ['AwardSummary'],
    group: 'portal',
    fields: [line('Title'), line('Award'), link('ListPage')],
  },
  {
    kind: 'visit-connect',
    components: ['VisitConnectButton'],
    group: 'portal',
    fields: [line('Title'), line('Text'), link('RedirectUrl')],
  },
  {
    kind: 'accreditation',
    components: ['AccreditationButton'],
    group: 'portal',
    fields: [line('Title'), line('Text')],
  },
] as const satisfies readonly BlockDescription[];
