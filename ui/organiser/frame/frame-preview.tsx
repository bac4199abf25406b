'use client';

import { LANGUAGE_NAMES } from '@fairdesk/core/shared';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useFit } from '../../editor/canvas/use-fit.ts';
import { WIDTHS } from '../../editor/editor-props.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { PillTabs } from '../../shared/pill-tabs.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './frame.module.css';
import { FrameDrawer } from './frame-drawer.ts';
import type { FrameStore } from './frame-store.ts';

const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

/** A page as visitors would see it with the header or footer that is edited. */
export const FramePreview = observer(function FramePreview({ store }: { store: FrameStore }) {
  const { t, language } = useLabels();
  const { drawFrame } = useOrganiser();
  const [drawer] = useState(() => new FrameDrawer(store, language, drawFrame));
  const [device, setDevice] = useState<Device>('desktop');
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const stage = useRef<HTMLElement>(null);
  const width = WIDTHS[device];
  const scale = useFit(stage, width);
  const isFooter = store.frame.area === 'footer';
  useEffect(() => drawer.follow(), [drawer]);
  // The footer is at the end of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is that of the page
  useEffect(() => {
    if (isFooter && stage.current) stage.current.scrollTop = stage.current.scrollHeight;
  }, [isFooter, height, scale]);
  return (
    <section aria-labelledby="frame-preview" className={styles.preview}>
      <div className={styles.bar}>
        <h2 id="frame-preview">{t('frame-preview')}</h2>
        {store.languages.length > 1 && (
          <SelectField
            path="preview-language"
            label={t('frame-language')}
            value={drawer.language}
            options={store.languages.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
            onChange={(value) => {
              const chosen = store.languages.find((each) => each === value);
              if (chosen) drawer.show(chosen);
            }}
          />
        )}
        <PillTabs
          id="frame-width"
          label={t('frame-width')}
          tabs={DEVICES.map((value) => ({ value, label: t(`frame-width-${value}`) }))}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div
        role="tabpanel"
        id={`frame-width-panel-${device}`}
        aria-labelledby={`frame-width-tab-${device}`}
        data-busy={drawer.isDrawing || undefined}
      >
        {drawer.hasFailed && (
          <p role="alert" className={styles.error}>
            {t('frame-preview-failed')}
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section ref={stage} aria-label={t('frame-preview-page')} tabIndex={0} className={styles.stage}>
          <div className={styles.fit} style={{ width: width * scale, height: height * scale }}>
            {drawer.html === undefined ? (
              <p className={styles.hint}>{t('frame-drawing')}</p>
            ) : (
              <iframe
                title={t('frame-preview-page')}
                srcDoc={drawer.html}
                // Its landmarks and links would mix with those of the desk.
                inert
                className={styles.page}
                style={{ width, height, '--scale': scale } as CSSProperties}
                onLoad={({ currentTarget: { contentDocument } }) => {
                  if (contentDocument === null) return;
                  prepare(contentDocument);
                  const { body } = contentDocument;
                  // Fonts and images arrive after the page. The observer ends with the drawing.
                  new ResizeObserver(() => setHeight(Math.max(LEAST_HEIGHT, body.scrollHeight))).observe(
                    body,
                  );
                }}
              />
            )}
          </div>
        </section>
      </div>
    </section>
  );
});

const LEAST_HEIGHT = 320;

/** The drawing has the colours of the desk, and no marks of the editor. */
const prepare = (drawing: Document): void => {
  const scheme = document.documentElement.dataset.mantineColorScheme;
  if (scheme) drawing.documentElement.dataset.mantineColorScheme = scheme;
  const style = drawing.createElement('style');
  style.textContent = 'code.scpm, .sc-jss-empty-placeholder { display: none } html { overflow: hidden }';
  drawing.head.append(style);
};
