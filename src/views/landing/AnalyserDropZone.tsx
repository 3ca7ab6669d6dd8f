import { type RejectedFile, resumeRules } from '@/machines/candidate/file-rules';
import { FileDropZone } from '@/views/shared/files/FileDropZone';
import { Upload } from 'lucide-react';

const rules = { ...resumeRules, maxFiles: 1 };

/** Where a visitor drops or chooses one resume. */
export function AnalyserDropZone({
  onFiles,
}: {
  onFiles: (files: File[], rejected: RejectedFile[]) => void;
}) {
  return (
    <>
      <p className="mb-4">
        See what Masar reads from a resume: name, position, years, skills, education, languages,
        certificates and contacts, each with the line it was read from.
      </p>
      <FileDropZone label="Resume" rules={rules} onFiles={onFiles}>
        <Upload className="size-6 text-primary" aria-hidden="true" />
        <span className="font-semibold">Drop a resume here, or click to choose</span>
        <span className="text-xs text-muted">{rules.types}, one file</span>
      </FileDropZone>
    </>
  );
}
