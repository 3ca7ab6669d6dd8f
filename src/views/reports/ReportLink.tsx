import type { Report } from '@/data/schemas/report';
import { announce } from '@/views/shared/ui/toast';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import type { MouseEvent } from 'react';

/** The folder that would hold the report's PDF on a server, and the name of its file. */
const folder = '/reports/';
const fileName = ({ type }: Report) => `${type}.pdf`;

/** The middle button of a mouse, which would open a link in a tab of its own. */
const middleButton = 1;

/** The link to a report's PDF. No server keeps one, so the file is made here wherever the link is to open. */
export function ReportLink({ report }: { report: Report }) {
  const make = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { downloadPdf } = await import('@/files/report-file');
      await downloadPdf(report, fileName(report));
    } catch {
      announce('The report could not be made. Please try again.');
    }
  };
  return (
    <a
      href={`${folder}${fileName(report)}`}
      className={buttonClasses()}
      onClick={(event) => void make(event)}
      onAuxClick={(event) => {
        if (event.button === middleButton) void make(event);
      }}
    >
      Download PDF
    </a>
  );
}
