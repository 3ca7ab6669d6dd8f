import { Button } from '@/views/shared/ui/Button';
import { classes } from '@/views/shared/ui/classes';
import { useDropzone } from 'react-dropzone';
import type { TryoutRef } from './AnalyserPanel';

const accept = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};
const messages: Record<string, string> = {
  'file-invalid-type': 'File type must be PDF, DOC or DOCX.',
  'too-many-files': 'Too many files. Choose one.',
};

/** Where a visitor drops or chooses one resume. */
export function AnalyserDropZone({ tryout }: { tryout: TryoutRef }) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => {
      if (file !== undefined) tryout.send({ type: 'file.choose', file });
    },
    onDropRejected: ([rejected]) => {
      const [error] = rejected?.errors ?? [];
      if (rejected === undefined || error === undefined) return;
      tryout.send({
        type: 'file.rejected',
        fileName: rejected.file.name,
        message: messages[error.code] ?? error.message,
      });
    },
  });
  return (
    <div
      {...getRootProps({
        className: classes(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-10 text-center transition-colors',
          isDragActive ? 'border-primary bg-primary-tint' : 'border-edge',
        ),
      })}
    >
      <p className="max-w-[40ch] text-pretty">
        Drop one resume here and see the name, position, years, skills, education, languages,
        certificates and contacts that Masar reads from it.
      </p>
      <Button look="primary" onClick={open} ref={(button) => button?.focus()}>
        Choose a file
      </Button>
      <input {...getInputProps({ 'aria-label': 'Resume' })} />
      <p className="text-xs text-muted">PDF, DOC or DOCX</p>
    </div>
  );
}
