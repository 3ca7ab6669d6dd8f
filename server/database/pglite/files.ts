import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** A file or folder as Emscripten knows it. */
interface FileNode {
  parent: FileNode;
  name: string;
}

/** An open file. `nfd` is the descriptor that Node knows. */
export interface OpenFile {
  nfd: number;
  node: FileNode;
}

/** What we touch of Emscripten's files in Node (library_nodefs.js). */
export interface NodeFiles {
  realPath(node: FileNode): string;
  tryFSOperation<T>(work: () => T): T;
  node_ops: {
    mknod: (parent: FileNode, name: string, mode: number, device: number) => FileNode;
    rename: (node: FileNode, folder: FileNode, name: string) => void;
  };
  stream_ops: {
    fsync?: (file: OpenFile) => number;
  };
}

/** Asks the disk to keep what a folder lists. */
export function syncFolder(path: string) {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * What PGlite's own NodeFS leaves out: an fsync that reaches the disk. A file that was made or renamed is kept with
 * its name: the folders concerned are synced with the next file.
 */
export class SyncedFiles extends NodeFS {
  /** How often the disk was asked to keep a file. */
  syncs = 0;
  readonly #changedFolders = new Set<string>();

  override async init(pglite: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    emscriptenOpts.preRun?.push((module) =>
      this.hook((module as unknown as { NODEFS: NodeFiles }).NODEFS),
    );
    return { emscriptenOpts };
  }

  protected hook(files: NodeFiles) {
    const { mknod, rename } = files.node_ops;
    files.node_ops.mknod = (parent, name, mode, device) => {
      this.#changedFolders.add(files.realPath(parent));
      return mknod(parent, name, mode, device);
    };
    files.node_ops.rename = (node, folder, name) => {
      this.#changedFolders.add(dirname(files.realPath(node)));
      this.#changedFolders.add(files.realPath(folder));
      rename(node, folder, name);
    };
    files.stream_ops.fsync = (file) => {
      files.tryFSOperation(() => {
        this.syncFile(file);
        for (const folder of this.#changedFolders) this.syncFolder(folder);
        this.#changedFolders.clear();
      });
      return 0;
    };
  }

  protected syncFile(file: OpenFile) {
    fsyncSync(file.nfd);
    this.syncs += 1;
  }

  protected syncFolder(path: string) {
    syncFolder(path);
  }
}
