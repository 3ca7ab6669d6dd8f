import { pageTitle } from '@/views/frame/frame-classes';
import { useMatch } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

/** A screen's frame: its title in the tab and as the one heading of level 1, its actions, its content. */
export function Page({
  back,
  title,
  lead,
  actions,
  children,
}: {
  /** The way to the list that the record stands in. */
  back?: ReactNode;
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${title} · Masar`}</title>
      {back !== undefined && <div className="-mt-2 mb-1">{back}</div>}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className={pageTitle}>{title}</h1>
          {lead !== undefined && <p className="mt-1 max-w-[70ch] text-pretty text-muted">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
}

/** The page of a screen, with the title that its route says. */
export function Screen(page: Omit<ComponentProps<typeof Page>, 'title'>) {
  const title = useMatch({ strict: false, select: ({ staticData }) => staticData.title }) ?? '';
  return <Page title={title} {...page} />;
}
