import type { RejectedFile } from '@/machines/candidate/resume-analysis.machine';
import { classes } from '@/views/shared/ui/classes';
import { Upload } from 'lucide-react';
import { type FileRejection, useDropzone } from 'react-dropzone';

const accept = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** The drop zone's own limits are the specification's defaults: any size, any number. */
const limits = { minSize: 0, maxSize: Number.POSITIVE_INFINITY };

/** Section 5's messages, by the drop zone's error codes. */
function messageOf(code: string): string {
  switch (code) {
    case 'file-invalid-type':
      return 'File type must be PDF, DOC or DOCX';
    case 'file-too-large':
      return `File is larger than ${limits.maxSize} bytes`;
    case 'file-too-small':
      return `File is smaller than ${limits.minSize} bytes`;
    case 'too-many-files':
      return 'Too many files';
    default:
      return 'This file cannot be used';
  }
}

const rejectedFile = ({ file, errors }: FileRejection): RejectedFile => ({
  name: file.name,
  messages: errors.map(({ code }) => messageOf(code)),
});

/** Where resumes are dropped or chosen. A file that is turned away takes no other down with it. */
export function ResumeDropZone({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (files: File[], rejected: RejectedFile[]) => void;
}) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    ...limits,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => onChoose(files, rejections.map(rejectedFile)),
  });
  return (
    <div
      {...getRootProps()}
      className={classes(
        'rounded-lg border border-dashed text-center transition-colors',
        isDragActive ? 'border-primary bg-primary-tint' : 'border-edge bg-page',
      )}
    >
      <input {...getInputProps({ 'aria-label': 'Resumes' })} />
      <button
        type="button"
        onClick={open}
        disabled={disabled}
        className="flex w-full flex-col items-center gap-1 rounded-lg px-4 py-8 disabled:cursor-not-allowed disabled:text-muted"
      >
        <Upload className="size-6 text-primary" aria-hidden="true" />
        <span className="font-semibold">Drag and drop resumes here, or click to choose</span>
        <span className="text-xs text-muted">PDF, DOC or DOCX; several at once</span>
      </button>
    </div>
  );
}
