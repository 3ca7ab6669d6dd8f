import type { ReactNode } from 'react';

/**
 * Charts side by side. Their titles, drawings and tables begin on the same lines, and the last of an odd number is as
 * wide as the page.
 */
export const ChartGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 *:row-span-3 *:min-w-0 lg:grid-cols-2 lg:*:last:odd:col-span-2">
    {children}
  </div>
);
