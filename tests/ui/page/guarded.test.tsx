// @vitest-environment jsdom
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Guarded } from '#ui/page/parts/guarded.tsx';
import type { RenderContext } from '#ui/page/render-context.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { plainData } from './render-page.tsx';

const Broken = (): never => {
  throw new Error('No such banner');
};

const drawing = (state: RenderContext['state'], report?: RenderContext['report']): RenderContext => ({
  labels: labelsOf('en', plainData.texts),
  state,
  marks: false,
  today: '2026-11-20',
  participationType: '',
  canReact: false,
  fair: undefined,
  event: undefined,
  contact: [],
  firstPicture: undefined,
  report,
  render: () => null,
});

const html = (state: RenderContext['state'], report?: RenderContext['report']) =>
  renderToStaticMarkup(
    <main>
      <Guarded name="banner" page={drawing(state, report)}>
        <section>
          {[1].map((each) => (
            <p key={each}>
              <Broken />
            </p>
          ))}
        </section>
      </Guarded>
      <p>The rest</p>
    </main>,
  );

it('isolates the error of one block at any depth, and reports it to the operator', () => {
  const report = vi.fn();
  expect(html('normal', report)).toContain('There was a problem loading in banner component.');
  expect(html('normal')).toContain('The rest');
  expect(html('normal')).not.toContain('No such banner');
  expect(html('edit')).toContain('banner: No such banner');
  expect(report).toHaveBeenCalledWith('banner', expect.objectContaining({ message: 'No such banner' }));
});

it('isolates the error of an asynchronous block too', async () => {
  const Late = async () => {
    await Promise.resolve();
    return <Broken />;
  };
  const stream = await renderToReadableStream(
    <Guarded name="feed" page={drawing('normal')}>
      {<Late />}
    </Guarded>,
  );
  await stream.allReady;
  const sent = await new Response(stream).text();
  expect(sent).toContain('There was a problem loading in feed component.');
});
