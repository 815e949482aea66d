import type { ReactNode } from 'react';
import { Providers } from '#components/providers';

export const metadata = { title: 'Queues' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
