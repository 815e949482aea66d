import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
import { createTheme, localStorageColorSchemeManager } from '@mantine/core';

/** The colours of Mantine whose text is made legible. app/tokens.css has an ink for each. */
const colours = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'grape',
  'pink',
  'gray',
  'harbour',
] as const;

const forEachColour = (variables: (name: string) => Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    colours.flatMap((name) =>
      Object.entries(variables(name)).map(([variable, value]) => [`--mantine-color-${name}-${variable}`, value]),
    ),
  );

/** The ten shades of a hue in app/tokens.css. */
const shades = (hue: 'harbour' | 'slate'): MantineColorsTuple => {
  const shade = (step: number): string => `var(--console-${hue}-${step})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const theme = createTheme({
  colors: { harbour: shades('harbour'), dark: shades('slate') },
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 6 },
  // Below this luminance white is the better text colour, above it black. Either way the contrast is at least 4.5:1.
  // Mantine takes a colour that is a variable for a dark one, which the primary shades are.
  autoContrast: true,
  luminanceThreshold: 0.179,
  fontFamily: font,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: {
    xs: 'var(--console-font-small)',
    sm: 'var(--console-font-text)',
    md: 'var(--console-font-large)',
    lg: 'var(--console-font-title)',
    xl: 'var(--console-font-figure)',
  },
  headings: {
    fontFamily: font,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--console-font-title)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--console-font-large)', lineHeight: '1.4' },
      h3: { fontSize: 'var(--console-font-text)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--console-font-text)', lineHeight: '1.4' },
    },
  },
  spacing: {
    xs: 'var(--console-space-xs)',
    sm: 'var(--console-space-sm)',
    md: 'var(--console-space-md)',
    lg: 'var(--console-space-lg)',
    xl: 'var(--console-space-xl)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const surfaces = {
  '--mantine-color-body': 'var(--console-surface)',
  '--mantine-color-text': 'var(--console-ink)',
  '--mantine-color-dimmed': 'var(--console-ink-soft)',
  '--mantine-color-placeholder': 'var(--console-placeholder)',
  '--mantine-color-error': 'var(--console-problem-ink)',
  '--mantine-color-default-border': 'var(--console-edge)',
};

/** Replaces colours of Mantine by the console's, since some are too pale for small text. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...surfaces,
    ...forEachColour((name) => {
      const ink = `var(--console-ink-${name})`;
      return { text: ink, 'light-color': ink, outline: ink };
    }),
  },
  dark: {
    ...surfaces,
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
