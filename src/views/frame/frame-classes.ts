// The measures of the frame, which the server writes before the page draws it.

export const bar = '@container h-16 border-b border-line bg-surface';

export const withinBar = 'mx-auto flex h-full items-center gap-2 px-4 md:px-6 @max-3xs:px-2';

export const logoPlace = 'me-4 inline-flex min-h-11 items-center rounded-md @max-3xs:me-0';

/** The width of a signed-in person's page: that of the side column and of its screen. */
export const pageWidth = 'max-w-[1448px]';

export const sideColumn =
  'sticky top-16 hidden h-[calc(100dvh-4rem)] w-[248px] shrink-0 border-e border-line @bar:block';

export const mainColumn = 'min-w-0 flex-1 p-4 md:p-6';

export const pageTitle = 'text-xl font-semibold';
