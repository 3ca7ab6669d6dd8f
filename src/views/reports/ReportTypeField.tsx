import { reportLabels, type ReportType, reportTypes } from '@/data/schemas/report';
import { SelectField } from '@/views/shared/ui/Field';

/** The report type selector. */
export function ReportTypeField({
  type,
  onType,
}: {
  type: ReportType;
  onType: (type: ReportType) => void;
}) {
  return (
    <SelectField
      label="Report type"
      value={type}
      onChange={({ target }) => {
        const chosen = reportTypes.find((one) => one === target.value);
        if (chosen !== undefined) onType(chosen);
      }}
    >
      {reportTypes.map((one) => (
        <option key={one} value={one}>
          {reportLabels[one]}
        </option>
      ))}
    </SelectField>
  );
}
