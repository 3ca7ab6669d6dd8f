import { type FileRules, type RejectedFile, sortFiles } from '@/machines/candidate/file-rules';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { droppedFiles } from './dropped-files';

const mark = (event: DragEvent<HTMLElement>, dragging: boolean) => {
  event.preventDefault();
  event.currentTarget.toggleAttribute('data-dragging', dragging);
};

/**
 * The zone where a person drops files or folders, or chooses files by a click or a key.
 * @param label the accessible name of the file input.
 */
export function FileDropZone({
  label,
  rules,
  disabled = false,
  onFiles,
  children,
}: {
  label: string;
  rules: FileRules;
  disabled?: boolean;
  onFiles: (accepted: File[], rejected: RejectedFile[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: File[]) => {
    const { accepted, rejected } = sortFiles(files, rules);
    onFiles(accepted, rejected);
  };
  const drop = async (event: DragEvent<HTMLElement>) => {
    mark(event, false);
    if (!disabled) take(await droppedFiles(event.dataTransfer));
  };
  return (
    <div
      onDragEnter={(event) => mark(event, !disabled)}
      onDragOver={(event) => mark(event, !disabled)}
      onDragLeave={(event) => mark(event, false)}
      onDrop={drop}
      className="rounded-lg border border-dashed border-edge bg-page text-center transition-colors data-dragging:border-primary data-dragging:bg-primary-tint"
    >
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={rules.endings.join(',')}
        multiple={rules.maxFiles > 1}
        disabled={disabled}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="flex w-full flex-col items-center gap-1 rounded-lg px-4 py-8 disabled:cursor-not-allowed disabled:text-muted"
      >
        {children}
      </button>
    </div>
  );
}
