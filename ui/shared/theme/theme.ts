import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Every shade is the same accent; tokens.css picks its colour. */
const ACCENT = Array.from({ length: 10 }, () => 'var(--accent)') as unknown as MantineColorsTuple;

/** In the dark scheme a shadow is no edge, and the page behind has the colour of the overlay. */
const DIALOG = { border: '1px solid var(--hairline)', '--mantine-color-body': 'var(--surface)' };

/** Our theme for Mantine. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '620' },
  colors: { accent: ACCENT },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  defaultRadius: 'var(--radius)',
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-body)',
    md: 'var(--text-body)',
    lg: 'var(--text-title)',
  },
  components: {
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        transitionProps: { transition: 'fade', duration: 160 },
        size: '26rem',
        padding: 'lg',
        // The header of a modal is not a banner landmark.
        attributes: { header: { role: 'presentation' } },
        radius: 'var(--radius-large)',
        overlayProps: { color: '#161513', backgroundOpacity: 0.45 },
      },
      styles: { content: DIALOG, close: { width: 'var(--touch)', height: 'var(--touch)' } },
    },
  },
});

const VARIABLES = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--overdue)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-edge)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-white': 'var(--surface)',
  '--mantine-color-gray-4': 'var(--control-edge)',
  '--mantine-color-dark-4': 'var(--control-edge)',
  '--mantine-color-dark-6': 'var(--surface)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent)',
  '--mantine-color-accent-light': 'var(--accent-wash)',
  '--mantine-color-accent-light-color': 'var(--accent)',
};

/**
 * Our tokens as Mantine's variables; identical in both schemes, because each token has a light and a dark
 * value. With the theme they make mantine-variables.css.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: VARIABLES,
  dark: VARIABLES,
});
