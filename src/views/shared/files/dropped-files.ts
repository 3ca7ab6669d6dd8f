import { byName } from '@/intelligence/lists/sorting';

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The entries of a folder. A browser returns them in batches, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

/** The files below an entry, in the order of their names. Files the system hides are left out. */
async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry))
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const entries = await entriesOf(entry);
  entries.sort(byName);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/**
 * The files that were dropped, with those inside dropped folders. Call it while the drop event is handled, since
 * a browser forgets what was dropped right after.
 */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...data.files];
  if (entries.length === 0) return plain;
  return (await Promise.all(entries.map(filesBelow))).flat();
}
