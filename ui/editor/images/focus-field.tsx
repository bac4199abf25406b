'use client';

import { type FocusPoint, focusAt, focusText } from '@fairdesk/core/editor';
import { type PointerEvent, useId } from 'react';
import { Button } from '../../shared/button.tsx';
import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './focus-field.module.css';

interface Props {
  src: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** Absent until it is set. */
  focus: FocusPoint | undefined;
  onChange: (focus: FocusPoint | undefined) => void;
}

const CENTRE = focusAt(0.5, 0.5);

/** The point of an image that crops keep: set by pointer on the image, or with two sliders. */
export function FocusField({ src, width, height, focus, onChange }: Props) {
  const { t } = useLabels();
  const id = useId();
  const point = focus ?? CENTRE;
  const set = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange(focusAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  };
  const slider = (axis: 'x' | 'y') => (
    <label className={styles.slider}>
      {t(`site-image-focus-${axis}`)}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(point[axis] * 100)}
        aria-valuetext={`${Math.round(point[axis] * 100)}%`}
        onChange={(event) => {
          const share = Number(event.currentTarget.value) / 100;
          onChange(axis === 'x' ? focusAt(share, point.y) : focusAt(point.x, share));
        }}
      />
    </label>
  );
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend>{t('site-image-focus')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('site-image-focus-hint')}
      </p>
      <div
        className={styles.stage}
        data-stage
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture?.(event.pointerId);
          set(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && set(event)}
      >
        <Picture src={src} width={width} height={height} alt="" draggable={false} />
        <span
          aria-hidden
          className={styles.point}
          data-unset={focus === undefined || undefined}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </div>
      {slider('x')}
      {slider('y')}
      {/* How pages may crop it. */}
      <div aria-hidden className={styles.crops}>
        {(['wide', 'square', 'tall'] as const).map((shape) => (
          <Picture
            key={shape}
            src={src}
            alt=""
            data-shape={shape}
            style={{ objectPosition: focusText(point) }}
          />
        ))}
      </div>
      {focus && (
        <div>
          <Button look="plain" onClick={() => onChange(undefined)}>
            {t('site-image-focus-clear')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
