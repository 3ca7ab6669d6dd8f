/** How long a browser may take to start reading a file, in milliseconds. */
const startLimit = 60_000;

/** Downloads a table's text as a CSV file. */
export const downloadCsv = (name: string, text: string): void =>
  download(new File([text], name, { type: 'text/csv;charset=utf-8' }));

/** Hands a file made in the page to the browser's downloads. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), startLimit);
}
