import { renameSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';
import { syncContent, syncContentNow, syncFileNow, syncPath } from '../../../disk/sync-files.ts';

/** What happens to the files, for those who watch: a test cuts the power between any two of them. */
export type FileEvent =
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'resize'; readonly path: string; readonly size: number }
  | { readonly kind: 'make' | 'make-folder' | 'remove'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  /** What `begun` events had told of a path is on the disk. */
  | { readonly kind: 'sync'; readonly path: string; readonly begun: number };

export interface OrderedFilesOptions {
  /** Makes room on a full disk, once more each time it answers true; then the write is tried again. */
  readonly makeRoom?: () => boolean;
  readonly watch?: (event: FileEvent) => void;
}

/**
 * The files of the embedded database, so that a power cut loses nothing that `sync` was waited for.
 *
 * The database runs as one process that never waits for its disk: its own calls to do so go nowhere here. So the order in
 * which its recovery trusts is kept by this layer, whatever the database asks for:
 *
 * 1. A page of data is written, and a file of data cut or removed, only after the log that tells of it is on the disk.
 * 2. A file gets its name, which may be another's, only after its content is on the disk.
 * 3. The control file, which says where recovery begins, is written only after everything before it is on the disk, and is there at once.
 * 4. `sync` puts the log on the disk; what it is called for is committed. Those who come meanwhile share the next one.
 */
export class OrderedFiles extends EmscriptenBuiltinFilesystem {
  /** Files with content, and folders with names, that are not on the disk yet. */
  readonly #log = new Set<string>();
  readonly #data = new Set<string>();
  readonly #folders = new Set<string>();
  /** What `sync` is putting on the disk right now. */
  readonly #underWay = new Set<string>();
  readonly #root: string;
  readonly #options: OrderedFilesOptions;
  #written = 0;
  #logBytes = 0;
  #told = 0;

  constructor(root: string, options: OrderedFilesOptions = {}) {
    super(root);
    this.#root = root;
    this.#options = options;
  }

  /** Grows with each write to the log: what was read or written so far is durable once `sync` was waited for. */
  get written(): number {
    return this.#written;
  }

  /** Bytes written to the log since the control file was. */
  get logBytes(): number {
    return this.#logBytes;
  }

  override async init(...[pg, options]: InitArguments) {
    this.pg = pg;
    const mount: NonNullable<typeof options.preRun>[number] = (mod) => {
      const nodeFiles = mod.FS.filesystems['NODEFS'];
      this.#watch(nodeFiles, mod.FS);
      mod.FS.mkdirTree(mountedAt);
      mod.FS.mount(nodeFiles, { root: this.#root }, mountedAt);
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mount] } };
  }

  /** Waits until all of the log that was written before the call is on the disk. */
  async sync(): Promise<void> {
    const files = [...this.#log];
    const folders = [...this.#folders];
    this.#log.clear();
    this.#folders.clear();
    for (const path of [...files, ...folders]) this.#underWay.add(path);
    const begun = this.#told;
    await Promise.all([...files.map(syncContent), ...folders.map(syncPath)]);
    this.#underWay.clear();
    for (const path of [...files, ...folders]) this.#tell({ kind: 'sync', path, begun });
  }

  /** Everything, now. */
  syncAll(): void {
    this.#syncLogNow();
    for (const path of this.#data) this.#syncNow(path, syncFileNow);
    this.#data.clear();
  }

  #syncLogNow(): void {
    for (const path of this.#underWay) this.#syncNow(path, syncFileNow);
    this.#underWay.clear();
    for (const path of this.#log) this.#syncNow(path, syncContentNow);
    this.#log.clear();
    for (const path of this.#folders) this.#syncNow(path, syncFileNow);
    this.#folders.clear();
  }

  #syncNow(path: string, sync: (path: string) => void): void {
    sync(path);
    this.#tell({ kind: 'sync', path, begun: this.#told });
  }

  #tell(event: FileEvent): void {
    this.#told += 1;
    this.#options.watch?.(event);
  }

  /** Puts this order around the calls that change files. */
  #watch(files: NodeFiles, fs: NodeTree): void {
    const { stream_ops: streams, node_ops: nodes } = files;
    const { setattr, mknod, unlink, rmdir } = nodes;
    const setStream = streams.setattr;
    const under = (parent: FileNode, name: string) => `${files.realPath(parent)}/${name}`;
    streams.write = (stream, buffer, offset, length, position) => {
      const path = files.realPath(stream.node);
      const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
      this.#beforeWrite(path);
      this.#roomy(() => writeWhole(files, stream.nfd, bytes, position ?? null));
      if (this.#options.watch !== undefined)
        this.#tell({ kind: 'write', path, at: position ?? 0, bytes: bytes.slice() });
      this.#afterWrite(path, length);
      return length;
    };
    streams.setattr = (stream, attributes) => {
      this.#resize(files.realPath(stream.node), attributes.size, () => setStream(stream, attributes));
    };
    nodes.setattr = (node, attributes) => {
      this.#resize(files.realPath(node), attributes.size, () => setattr(node, attributes));
    };
    nodes.mknod = (parent, name, mode, dev) => {
      const node = this.#roomy(() => mknod(parent, name, mode, dev));
      this.#named(under(parent, name), isFolder(mode) ? 'make-folder' : 'make');
      return node;
    };
    nodes.unlink = (parent, name) => {
      this.#beforeWrite(under(parent, name));
      unlink(parent, name);
      this.#gone(under(parent, name));
    };
    nodes.rmdir = (parent, name) => {
      rmdir(parent, name);
      this.#gone(under(parent, name));
    };
    // Over what stands there, at once: the library's own removes that first, and a cut between the two would leave neither.
    nodes.rename = (node, parent, name) => {
      const from = files.realPath(node);
      const to = under(parent, name);
      this.#beforeRename(from, to);
      forget(fs, parent, name);
      files.tryFSOperation(() => renameSync(from, to));
      node.name = name;
      this.#renamed(from, to);
    };
  }

  /** Writes again after room was made. */
  #roomy<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isFull(error) || this.#options.makeRoom?.() !== true) throw error;
      return this.#roomy(work);
    }
  }

  #beforeWrite(path: string): void {
    if (isLog(path)) return;
    if (isControl(path)) this.syncAll();
    else if (this.#log.size > 0 || this.#underWay.size > 0) this.#syncLogNow();
  }

  #beforeRename(from: string, to: string): void {
    this.#beforeWrite(to);
    if (this.#data.delete(from)) this.#syncNow(from, syncFileNow);
  }

  #afterWrite(path: string, length: number): void {
    if (isControl(path)) {
      this.#syncNow(path, syncFileNow);
      this.#logBytes = 0;
    } else if (isLog(path)) {
      this.#log.add(path);
      this.#written += 1;
      this.#logBytes += length;
    } else this.#data.add(path);
  }

  #resize(path: string, size: number | undefined, work: () => void): void {
    if (size === undefined) {
      work();
      return;
    }
    this.#beforeWrite(path);
    work();
    (isLog(path) ? this.#log : this.#data).add(path);
    this.#tell({ kind: 'resize', path, size });
  }

  #named(path: string, kind: 'make' | 'make-folder' | 'remove'): void {
    this.#folders.add(dirname(path));
    this.#tell({ kind, path });
  }

  #gone(path: string): void {
    this.#log.delete(path);
    this.#data.delete(path);
    this.#folders.delete(path);
    this.#named(path, 'remove');
  }

  #renamed(from: string, to: string): void {
    for (const files of [this.#log, this.#data]) {
      files.delete(to);
      if (files.delete(from)) files.add(to);
    }
    this.#folders.add(dirname(from)).add(dirname(to));
    this.#written += 1;
    this.#tell({ kind: 'rename', path: from, to });
  }
}

type InitArguments = Parameters<EmscriptenBuiltinFilesystem['init']>;

/** Where the database finds its files. */
const mountedAt = '/pglite/data';

function isLog(path: string): boolean {
  return basename(dirname(path)) === 'pg_wal';
}

function isControl(path: string): boolean {
  return basename(path) === 'pg_control';
}

function isFolder(mode: number): boolean {
  return (mode & 0o170000) === 0o040000;
}

/** The system's numbers, as the library has them, for a disk or an allowance that is used up. */
const fullNumbers = new Set([19, 51]);

function isFull(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'errno' in error && fullNumbers.has(Number(error.errno))
  );
}

function writeWhole(files: NodeFiles, fd: number, bytes: Uint8Array, position: number | null): void {
  files.tryFSOperation(() => {
    let done = 0;
    while (done < bytes.length)
      done += writeSync(fd, bytes, done, bytes.length - done, position === null ? null : position + done);
  });
}

/** Lets go of what the library remembers of a name that is written over. */
function forget(fs: NodeTree, parent: FileNode, name: string): void {
  try {
    fs.destroyNode(fs.lookupNode(parent, name));
  } catch {
    // Nothing stands there.
  }
}

interface FileNode {
  name: string;
}

interface FileStream {
  readonly node: FileNode;
  readonly nfd: number;
}

interface Attributes {
  readonly size?: number;
}

/** The library's files on a real disk, as far as they are changed here; it has no types for them. */
interface NodeFiles {
  realPath(node: FileNode): string;
  tryFSOperation<T>(work: () => T): T;
  readonly stream_ops: {
    write(stream: FileStream, buffer: Int8Array, offset: number, length: number, position?: number): number;
    setattr(stream: FileStream, attributes: Attributes): void;
  };
  readonly node_ops: {
    setattr(node: FileNode, attributes: Attributes): void;
    mknod(parent: FileNode, name: string, mode: number, dev: number): FileNode;
    rename(node: FileNode, parent: FileNode, name: string): void;
    unlink(parent: FileNode, name: string): void;
    rmdir(parent: FileNode, name: string): void;
  };
}

interface NodeTree {
  lookupNode(parent: FileNode, name: string): FileNode;
  destroyNode(node: FileNode): void;
}
