import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileEvent } from '#server/adapters/database/embedded/ordered-files.ts';
import type { Recording } from './recording.ts';

type Content = Extract<FileEvent, { kind: 'write' | 'resize' }>;

/** A file whatever it is called: its content at the beginning is that of `path` in the base, or nothing. */
interface Inode {
  readonly base: string | null;
  readonly changes: { readonly at: number; readonly event: Content }[];
  /** What was told before is on the disk. */
  durable: number;
}

/** How much of what nobody had waited for reached the disk all the same. */
export interface Luck {
  /** Whether a change did; whether one block of it did. */
  readonly change: () => boolean;
  readonly block: () => boolean;
  /** How many of the later changes of names did, from 0 to 1. */
  readonly names: number;
}

const block = 512;

/**
 * What a disk holds after the power was cut behind `cut` events: all that was waited for, and of the rest what luck says. A write
 * may be there in part, later ones without earlier ones; names of files change in order, as journals of file systems keep them.
 */
export async function layOutDisk(
  recording: Recording,
  cut: number,
  luck: Luck,
  target: string,
): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  await cp(recording.base, target, { recursive: true });
  const { names, namesDurable, inodes } = follow(recording, cut);
  const kept = namesDurable + Math.floor((names.length - namesDurable) * luck.names);
  const place = (path: string) => path.replace(recording.folder, target);
  const there = new Map<string, Inode>();
  for (const { event, inode } of names.slice(0, kept)) applyName(event, inode, there, place);
  const moved = new Set(names.slice(0, kept).map(({ inode }) => inode));
  for (const inode of inodes)
    if (inode.base !== null && inode.changes.length > 0 && !moved.has(inode)) there.set(inode.base, inode);
  for (const [path, inode] of there) writeInode(recording, inode, place(path), luck);
}

type NameEvent = Extract<FileEvent, { kind: 'make' | 'make-folder' | 'remove' | 'rename' }>;
interface NameChange {
  readonly event: NameEvent;
  readonly inode: Inode;
}

/** Which file each change was made to, and what was waited for. */
function follow({ events }: Recording, cut: number) {
  const current = new Map<string, Inode>();
  const inodes = new Set<Inode>();
  const names: (NameChange & { readonly at: number })[] = [];
  let namesDurable = 0;
  const inodeAt = (path: string): Inode => {
    const known = current.get(path);
    if (known !== undefined) return known;
    const inode: Inode = { base: path, changes: [], durable: 0 };
    current.set(path, inode);
    inodes.add(inode);
    return inode;
  };
  for (const [at, event] of events.slice(0, cut).entries()) {
    if (event.kind === 'write' || event.kind === 'resize') inodeAt(event.path).changes.push({ at, event });
    else if (event.kind === 'sync') {
      const inode = inodeAt(event.path);
      inode.durable = Math.max(inode.durable, event.begun);
      const inFolder = names.filter(
        (name) => name.at < event.begun && foldersOf(name.event).includes(event.path),
      );
      // The journal writes what came before as well.
      const last = inFolder.at(-1);
      if (last !== undefined) namesDurable = Math.max(namesDurable, names.indexOf(last) + 1);
    } else if (event.kind === 'rename') {
      const inode = inodeAt(event.path);
      names.push({ at, event, inode });
      current.delete(event.path);
      current.set(event.to, inode);
    } else if (event.kind === 'remove') {
      names.push({ at, event, inode: inodeAt(event.path) });
      current.delete(event.path);
    } else {
      const inode: Inode = { base: null, changes: [], durable: 0 };
      inodes.add(inode);
      names.push({ at, event, inode });
      current.set(event.path, inode);
    }
  }
  return { names, namesDurable, inodes };
}

function foldersOf(event: NameEvent): string[] {
  return event.kind === 'rename' ? [dirname(event.path), dirname(event.to)] : [dirname(event.path)];
}

function applyName(
  event: NameEvent,
  inode: Inode,
  there: Map<string, Inode>,
  placeOf: (path: string) => string,
): void {
  if (event.kind === 'make-folder') mkdirSync(placeOf(event.path), { recursive: true });
  else if (event.kind === 'make') there.set(event.path, inode);
  else {
    rmSync(placeOf(event.path), { recursive: true, force: true });
    there.delete(event.path);
    if (event.kind === 'rename') there.set(event.to, inode);
  }
}

function writeInode(recording: Recording, inode: Inode, path: string, luck: Luck): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = inode.base?.replace(recording.folder, recording.base);
  writeFileSync(path, before === undefined || !existsSync(before) ? '' : readFileSync(before));
  const fd = openSync(path, 'r+');
  for (const { at, event } of inode.changes) {
    const isSure = at < inode.durable;
    if (!isSure && !luck.change()) continue;
    if (event.kind === 'resize') ftruncateSync(fd, event.size);
    else if (isSure) writeSync(fd, event.bytes, 0, event.bytes.length, event.at);
    else writeSomeBlocks(fd, event.bytes, event.at, luck.block);
  }
  closeSync(fd);
}

function writeSomeBlocks(fd: number, bytes: Uint8Array, at: number, isLucky: () => boolean): void {
  for (let done = 0; done < bytes.length; done += block)
    if (isLucky()) writeSync(fd, bytes, done, Math.min(block, bytes.length - done), at + done);
}
