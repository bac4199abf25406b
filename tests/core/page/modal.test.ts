import {
  closesModal,
  countsAsView,
  isModalId,
  jsonLd,
  type Modal,
  type ModalOccasion,
  modalClosedBy,
  modalCookieDays,
  modalOpenedBy,
  opensModal,
  videoSource,
  withoutDataSource,
  youTubePoster,
} from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyId = fc.stringMatching(/^[\w.-]{1,20}$/);
const anyModal: fc.Arbitrary<Modal> = fc.record({
  id: anyId,
  trigger: fc.oneof(
    fc.record({ kind: fc.constant('timer' as const), seconds: fc.nat(60) }),
    fc.constantFrom({ kind: 'scroll' as const }, { kind: 'link' as const }),
  ),
  onlyButtonCloses: fc.boolean(),
  cookieDuration: fc.constantFrom('1day', '7days', '30days', ''),
});
const anyOccasion: fc.Arbitrary<ModalOccasion> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), secondsOnPage: fc.nat(120) }),
  fc.constant({ kind: 'anchor-seen' as const }),
  anyId.map((id) => ({ kind: 'click' as const, href: `#modal:${id}` })),
);
const free = { hasCookie: false, isOtherOpen: false };

describe('opensModal', () => {
  it.prop([anyModal, anyOccasion, fc.boolean()])(
    'never opens when its cookie is set, and over another modal only by a link',
    (modal, occasion, both) => {
      expect(opensModal(modal, occasion, { hasCookie: true, isOtherOpen: both })).toBe(false);
      const alone = opensModal(modal, occasion, { hasCookie: both, isOtherOpen: false });
      const over = opensModal(modal, occasion, { hasCookie: both, isOtherOpen: true });
      expect(over).toBe(occasion.kind === 'click' && alone);
    },
  );

  it.prop([anyModal, fc.nat(120)])(
    'opens once its seconds have passed, if it has a timer',
    (modal, secondsOnPage) => {
      const timed = { ...modal, trigger: { kind: 'timer' as const, seconds: secondsOnPage } };
      expect(opensModal(timed, { kind: 'time', secondsOnPage }, free)).toBe(true);
      expect(opensModal(timed, { kind: 'time', secondsOnPage: secondsOnPage - 1 }, free)).toBe(false);
      expect(opensModal({ ...modal, trigger: { kind: 'link' } }, { kind: 'time', secondsOnPage }, free)).toBe(
        false,
      );
      const wanted = modal.trigger.kind === 'timer' && secondsOnPage >= modal.trigger.seconds;
      expect(opensModal(modal, { kind: 'time', secondsOnPage }, free)).toBe(wanted);
      expect(opensModal(modal, { kind: 'anchor-seen' }, free)).toBe(modal.trigger.kind === 'scroll');
    },
  );

  it.prop([anyModal, anyId])('always opens by its own link, and never by another', (modal, id) => {
    expect(opensModal(modal, { kind: 'click', href: `#modal:${modal.id}` }, free)).toBe(true);
    expect(opensModal(modal, { kind: 'click', href: `#modal:${id}` }, free)).toBe(id === modal.id);
    expect(opensModal(modal, { kind: 'click', href: `/x#modal:${modal.id}` }, free)).toBe(false);
  });
});

describe('closesModal', () => {
  it.prop([anyModal, fc.webPath()])(
    'always closes by its button, by the background unless disabled, and by its own link',
    (modal, path) => {
      expect(closesModal(modal, { kind: 'button' })).toBe(true);
      expect(closesModal(modal, { kind: 'background' })).toBe(!modal.onlyButtonCloses);
      expect(closesModal(modal, { kind: 'click', href: `${path}#modal-close:${modal.id}` })).toBe(true);
      expect(closesModal(modal, { kind: 'click', href: path })).toBe(false);
    },
  );
});

describe('the cookie of a modal', () => {
  it('lasts for the configured duration', () => {
    expect(['1day', '7days', '30days', '2days', ''].map(modalCookieDays)).toEqual([
      1,
      7,
      30,
      undefined,
      undefined,
    ]);
  });

  it.prop([anyId, fc.nat(20), fc.constantFrom(' ', ';', '=', ',', '/', '"', '\n', 'é')])(
    'never uses a name of the product, nor a name with another character',
    (id, at, other) => {
      expect([isModalId(id, []), isModalId(id, [id])]).toEqual([true, false]);
      expect(isModalId(id.slice(0, at) + other + id.slice(at), [])).toBe(false);
    },
  );

  it('accepts names of other cookies only', () => {
    expect(isModalId('participationId', ['participationId'])).toBe(false);
    expect(isModalId('autumn-offer', ['participationId'])).toBe(true);
    expect(['autumn offer', 'a;b', '/a', ''].filter((one) => isModalId(one, []))).toEqual([]);
  });

  it.prop([anyId])('takes its id from the link that opens or closes the modal', (id) => {
    expect([modalOpenedBy(`#modal:${id}`), modalClosedBy(`#modal-close:${id}`)]).toEqual([id, id]);
    expect(modalOpenedBy(`#modal-close:${id}`)).toBeUndefined();
    expect([modalOpenedBy(`#modal:${id}\n`), modalClosedBy(`#modal-close:${id}\n`)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('jsonLd', () => {
  it.prop([fc.json()])('parses back to the same value, and never closes its script element', (json) => {
    const text = jsonLd(json) ?? '';
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('is undefined for invalid JSON', () => {
    expect(jsonLd('</script>')).toBeUndefined();
    expect(jsonLd('{"a":"</script><!--\u2028"}')).toBe('{"a":"\\u003c/script\\u003e\\u003c!--\\u2028"}');
  });
});

describe('hints for editors', () => {
  it('are never visible to visitors', () => {
    expect([withoutDataSource('edit'), withoutDataSource('normal')]).toEqual([
      'No data source selected for this component',
      '',
    ]);
    expect((['normal', 'preview', 'edit'] as const).map(countsAsView)).toEqual([true, false, false]);
  });
});

describe('videoSource', () => {
  it.prop([fc.webUrl(), fc.webUrl(), fc.uuid(), fc.string()])(
    'is the file for the template Video, otherwise the player',
    (mp4Movie, baseUrl, videoId, templateName) => {
      const data = { mp4Movie, baseUrl, videoId };
      expect(videoSource({ ...data, templateName: 'Video' })).toBe(mp4Movie);
      fc.pre(templateName !== 'Video');
      expect(videoSource({ ...data, templateName })).toBe(baseUrl + videoId);
    },
  );

  it('uses the largest poster only when it exists', () => {
    expect(youTubePoster('x', 121)).toBe('https://img.youtube.com/vi/x/maxresdefault.jpg');
    expect(youTubePoster('x', 120)).toBe('https://img.youtube.com/vi/x/hqdefault.jpg');
  });
});
