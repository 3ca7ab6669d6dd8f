import type { Attachment } from '@/data/schemas/attachment';
import { Download } from 'lucide-react';

/** A file by its name, to download. */
export function DownloadLink({ name, url }: Attachment) {
  return (
    <a
      href={url}
      download={name}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline fine:min-h-8"
    >
      <Download className="size-4 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">{name}</span>
    </a>
  );
}
