import type { ReactNode } from 'react';

const paths = {
  wallboard: 'M3 4h7v8H3zM14 4h7v5h-7zM14 13h7v7h-7zM3 16h7v4H3z',
  agents:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-1a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v1M16 3.2a4 4 0 0 1 0 7.6M22 21v-1a6 6 0 0 0-4-5.6',
  interactions: 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5zM9 10h7M9 14h4',
  explorer: 'M8 6l-6 6 6 6M16 6l6 6-6 6M14 3l-4 18',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6L6 6M18 18l1.4 1.4M4.6 19.4L6 18M18 6l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
  signOut: 'M9 4H5v16h4M15 8l4 4-4 4M19 12H9',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16',
  retry: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  warning: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5v.1',
  info: 'M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 11v6M12 7.3v.1',
  empty: 'M3 13l3-9h12l3 9v7H3zM3 13h5l1.5 3h5L16 13h5',
  check: 'M4 12.5l5.5 5.5L20 7',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20.5h16',
  chevronRight: 'M9 5l7 7-7 7',
  chevronLeft: 'M15 5l-7 7 7 7',
  chevronDown: 'M5 9l7 7 7-7',
  arrowUp: 'M12 20V4M5.5 10.5L12 4l6.5 6.5',
  arrowDown: 'M12 4v16M5.5 13.5L12 20l6.5-6.5',
  clock: 'M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19zM12 6.5V12l3.5 2.5',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  phone: 'M5 3h4l2 5-2.5 1.7a12 12 0 0 0 5.8 5.8L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  email: 'M3 5h18v14H3zM3 6l9 7 9-7',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside words with the same meaning, hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
