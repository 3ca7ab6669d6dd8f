import { Button } from '@/views/shared/ui/Button';
import { TextField } from '@/views/shared/ui/Field';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { type ReactNode, useRef } from 'react';
import type { Upload } from './use-upload';

const percent = (part: number) => Math.round(part * 100);

/**
 * How far an upload is, with what stops it or tries it again.
 * @param children what is said once the file is uploaded.
 */
export function UploadProgress({
  upload: { name, isSending, sent, failed, retry },
  onRemove,
  children,
}: {
  upload: Upload;
  onRemove: () => void;
  children?: ReactNode;
}) {
  if (name === null) return null;
  return (
    <>
      {isSending && sent !== null && (
        <ProgressBar label={`Upload of ${name}`} value={percent(sent)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <output className="min-w-0 flex-1 text-xs wrap-anywhere text-muted tabular-nums">
          {isSending && (sent === null ? 'Uploading…' : `Uploading: ${percent(sent)}%`)}
          {children}
        </output>
        {failed && <Button onClick={retry}>Try again</Button>}
        <Button
          aria-label={`${isSending ? 'Cancel the upload of' : 'Remove'} ${name}`}
          onClick={onRemove}
        >
          {isSending ? 'Cancel upload' : 'Remove'}
        </Button>
      </div>
    </>
  );
}

/**
 * The field of a form where a file is chosen, and how far its upload is.
 * @param error what else is wrong with it.
 */
export function UploadField({
  label,
  upload,
  error,
}: {
  label: string;
  upload: Upload;
  error?: string | undefined;
}) {
  const { name, kept, problem, standing, isRemoved } = upload;
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    upload.remove();
    if (input.current !== null) input.current.value = '';
    input.current?.focus();
  };
  return (
    <fieldset aria-label="Upload" className="min-w-0 space-y-2">
      <TextField
        ref={input}
        label={label}
        type="file"
        className="py-2 file:me-3 file:font-semibold md:py-1.5"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) upload.choose(file);
        }}
        error={problem ?? error}
      />
      <UploadProgress upload={upload} onRemove={remove}>
        {kept !== null && `${name} is uploaded`}
        {kept !== null && standing !== null && `, in place of ${standing.name}`}
      </UploadProgress>
      {name === null && standing !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <output className="min-w-0 flex-1 text-xs wrap-anywhere text-muted">
            {isRemoved ? `${standing.name} will be removed` : standing.name}
          </output>
          <Button
            aria-label={`${isRemoved ? 'Keep' : 'Remove'} ${standing.name}`}
            onClick={isRemoved ? upload.putBack : remove}
          >
            {isRemoved ? 'Keep' : 'Remove'}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
