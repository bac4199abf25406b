import type { CompanyDocument, Video } from '@fairdesk/core/media';
import { NEWS_FIELDS, type NewsItem } from '@fairdesk/core/news';
import type { Product } from '@fairdesk/core/products';
import { type CompanyProfile, NO_ADDRESS, type OpenedTab, PROFILE_TABS } from '@fairdesk/core/profile';
import { type Failure, forEachField, type Language, participationIdOf } from '@fairdesk/core/shared';
import {
  memoryDocumentShelf,
  memoryLog,
  memoryNewsDesk,
  memoryProductShelf,
  memoryProfileEditor,
  memoryVideoGuide,
  memoryVideoShelf,
} from '@fairdesk/core/testing';
import userEvent from '@testing-library/user-event';
import { errAsync } from 'neverthrow';
import { useState } from 'react';
import { expect } from 'vitest';
import { editingUseCases, type ProfilePorts } from '#app/_composition/browser/editing-use-cases.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { type Awards, AwardsProvider } from '#ui/awards/use-awards.ts';
import { ProfileScreen } from '#ui/page/company-profile/profile-screen.tsx';
import { EditingProvider } from '#ui/shared/editing/editing.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

export const PARTICIPATION = participationIdOf('p-1') ?? expect.fail();

export const MILL: CompanyProfile = {
  id: PARTICIPATION,
  versions: { account: '1', address: '1', uris: '1', logo: '1', categories: '1' },
  companyname: 'Mill',
  shortDescription: 'Flour',
  longDescription: '',
  companyType: '',
  companyTypes: ['Maker', 'Trader'],
  email: { address: '', isPublic: false },
  isPublic: true,
  slug: 'mill',
  fillFactor: 40,
  missing: ['logo', 'address'],
  brands: [],
  address: NO_ADDRESS,
  uris: [],
  categories: [
    {
      id: 'm',
      name: 'Grain',
      groups: [
        {
          id: 'g',
          name: 'Wheat',
          categories: [
            { id: 'a', name: 'Soft wheat', selected: true },
            { id: 'b', name: 'Hard wheat', selected: false },
          ],
        },
      ],
    },
  ],
  texts: {},
  participationType: 'EXHIBITOR',
  canEdit: true,
  canPublish: true,
  hiddenTabs: [],
  hideCategories: false,
  hideCompanyTypes: false,
  hideInnovativeProducts: false,
  asksApproval: false,
  listAddress: '/exhibitors',
  excludedTypes: '',
};

export const product = (id: string, sortIndex: number, more: Partial<Product> = {}): Product => ({
  ...PRODUCT_FORM,
  ...{ id, sortIndex, version: '1', name: id, state: 'public' as const },
  ...{ images: [], videos: [], documents: [], categories: [], registrationStatus: '' },
  ...more,
});

export const document = (id: string, sortIndex = 1): CompanyDocument => ({
  ...{ id, sortIndex, version: '1', title: id, description: '', type: 'BROCHURE', url: '/files/1.pdf' },
});

export const video = (id: string, sortIndex = 1): Video => ({
  ...{ id, sortIndex, version: '1', title: id, description: '', type: 'VIMEO', videoId: '76979871' },
});

export const newsItem = (id: string, sortIndex = 1): NewsItem => ({
  ...forEachField(NEWS_FIELDS, '', false),
  ...{ id, sortIndex, version: '1', header: id, introduction: 'New', text: '<p>New.</p>', author: 'Ana' },
  state: 'public' as const,
});

interface Held {
  readonly profile?: Partial<CompanyProfile>;
  readonly products?: readonly Product[];
  readonly max?: number;
  readonly news?: readonly NewsItem[];
  readonly documents?: readonly CompanyDocument[];
  readonly videos?: readonly Video[];
  /** Titles of videos on their host, by id. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly opened?: OpenedTab;
  readonly introductionTypes?: string;
  /** Where the user chooses another of their companies. */
  readonly chooser?: string;
  /** Of the reader. */
  readonly language?: Language;
  /** Of the fair. */
  readonly timeZone?: string;
  /** Whether every write fails: with this failure, or as if there was no service. */
  readonly failing?: boolean | Failure;
  /** Withdraws the entries of a product for awards. */
  readonly withdrawEntries?: Awards['withdrawEntries'];
}

/** Renders a profile on in-memory ports; counts tracked events. */
export const showProfile = (held: Held = {}) => {
  const { max, language = 'en' } = held;
  const at = <T,>(items: readonly T[] = []) => ({ [PARTICIPATION]: items });
  const profile = { ...MILL, ...held.profile };
  const ports: ProfilePorts = {
    editor: memoryProfileEditor([profile]),
    products: memoryProductShelf(at(held.products), {
      ...(max !== undefined && { max }),
      profileIsPublic: true,
      asksApproval: profile.asksApproval,
      categories: profile.categories,
    }),
    news: memoryNewsDesk(at(held.news), { profileIsPublic: true, asksApproval: profile.asksApproval }),
    documents: memoryDocumentShelf(at(held.documents)),
    videos: memoryVideoShelf(at(held.videos)),
    guide: memoryVideoGuide(held.titles),
  };
  const tracked: string[] = [];
  const useCases = editingUseCases(
    held.failing ? allFailing(ports, held.failing === true ? unavailable : held.failing) : ports,
    memoryLog(),
  );
  renderView(
    <EditingProvider value={{ ...useCases, track: (event) => tracked.push(event), posterOf: () => '' }}>
      <AwardsProvider value={held.withdrawEntries && ({ withdrawEntries: held.withdrawEntries } as Awards)}>
        <LabelsProvider language={language} messages={messagesFor(language)}>
          <Opened
            profile={profile}
            opened={held.opened ?? { tab: 'account' }}
            types={held.introductionTypes}
            chooser={held.chooser}
            timeZone={held.timeZone}
          />
        </LabelsProvider>
      </AwardsProvider>
    </EditingProvider>,
  );
  return { ports, tracked, user: userEvent.setup() };
};

interface OpenedProps {
  profile: CompanyProfile;
  opened: OpenedTab;
  types: string | undefined;
  chooser: string | undefined;
  timeZone: string | undefined;
}

function Opened({ profile, opened: first, types = '', chooser, timeZone = 'UTC' }: OpenedProps) {
  const [opened, setOpened] = useState(first);
  const introduction = { introductionHtml: '<p>Say who you are.</p>', introductionTypes: types };
  return (
    <ProfileScreen
      block={{ kind: 'company-profile', uid: 'profile', title: '', ...introduction }}
      profile={profile}
      fair={{ site: '/aqua', timeZone }}
      visible={PROFILE_TABS.filter((tab) => !profile.hiddenTabs.includes(tab))}
      opened={opened}
      chooser={chooser}
      onOpen={setOpened}
    />
  );
}

const CHANGES = /^(save|add|change|remove|delete|restore)/;
const unavailable: Failure = { kind: 'unavailable', request: 'POST' };

const allFailing = (ports: ProfilePorts, failure: Failure): ProfilePorts => {
  const failing = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) =>
        CHANGES.test(String(name)) ? () => errAsync(failure) : Reflect.get(target, name),
    });
  return {
    editor: failing(ports.editor),
    products: failing(ports.products),
    news: failing(ports.news),
    documents: failing(ports.documents),
    videos: failing(ports.videos),
    guide: ports.guide,
  };
};

/** The first bytes of an image and a document. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const picture = (name = 'pump.png'): File => new File([PNG], name, { type: 'image/png' });
export const pdf = (name = 'sheet.pdf'): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
