import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { createTheme, localStorageColorSchemeManager } from '@mantine/core';

const harbour: MantineColorsTuple = [
  '#ecf7f9',
  '#d5ebef',
  '#a9d7df',
  '#79c0cd',
  '#4ba8b9',
  '#2a90a4',
  '#147a8e',
  '#0b6677',
  '#0a5362',
  '#093f4b',
];

const slate: MantineColorsTuple = [
  '#dfe5ea',
  '#c3ccd4',
  '#a4b0bb',
  '#6b7986',
  '#3a4651',
  '#2c363f',
  '#222b33',
  '#1a2128',
  '#141a20',
  '#0f1317',
];

/** Returns a text colour that is dark enough on white and on the colour's own light tint. */
const ink: Readonly<Record<string, string>> = {
  red: '#a51d24',
  orange: '#963b06',
  yellow: '#775000',
  lime: '#4a6d0c',
  green: '#1d6a30',
  teal: '#07654a',
  cyan: '#0a6170',
  blue: '#16549a',
  indigo: '#364fc7',
  violet: '#5f3dc4',
  grape: '#862e9c',
  pink: '#a61e4d',
  gray: '#49535d',
  harbour: '#0a5362',
};

const forEachColour = (variables: (name: string) => Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(ink).flatMap((name) =>
      Object.entries(variables(name)).map(([variable, value = '']) => [`--mantine-color-${name}-${variable}`, value]),
    ),
  );

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const theme = createTheme({
  colors: { harbour, dark: slate },
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 6 },
  // Below this luminance white is the better text colour, above it black. Either way the contrast is at least 4.5:1.
  autoContrast: true,
  luminanceThreshold: 0.179,
  fontFamily: font,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: {
    fontFamily: font,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/** Replaces colours of Mantine that are too pale for small text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#17202a',
    '--mantine-color-dimmed': '#5a6570',
    '--mantine-color-placeholder': '#66707b',
    '--mantine-color-error': '#b3222a',
    '--mantine-color-default-border': '#d5dce2',
    ...forEachColour((name) => ({ text: ink[name], 'light-color': ink[name], outline: ink[name] })),
  },
  dark: {
    '--mantine-color-text': '#dfe5ea',
    '--mantine-color-dimmed': '#a4b0bb',
    '--mantine-color-placeholder': '#98a4af',
    '--mantine-color-error': '#ff9a9a',
    '--mantine-color-default-border': '#36424c',
    ...forEachColour((name) => ({
      text: `var(--mantine-color-${name}-3)`,
      light: `color-mix(in srgb, var(--mantine-color-${name}-6) 24%, var(--mantine-color-body))`,
      'light-hover': `color-mix(in srgb, var(--mantine-color-${name}-6) 34%, var(--mantine-color-body))`,
      'light-color': `var(--mantine-color-${name}-1)`,
    })),
  },
});

/** Stores the choice that public/theme.js reads before the first paint. */
export const themeChoice = localStorageColorSchemeManager({ key: 'console.theme' });

/** The nonce by which the server permits this page's own styles. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
