/** What the parser's bundle leaves behind as it loads, and never asks for again. */
const LEFT_BEHIND = ['pdfjsLib', 'pdfjsWorker', '_pdfjsTestingUtils'];

type Place = readonly [owner: object, key: PropertyKey, descriptor: PropertyDescriptor];

/** Whatever all code shares: the globals, and what all objects of a kind have. */
function* sharedObjects(): Generator<object> {
  yield globalThis;
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(globalThis))) {
    if (value === globalThis || value === null) continue;
    if (typeof value !== 'function' && typeof value !== 'object') continue;
    yield value as object;
    const { prototype } = value as { prototype?: object | null };
    if (typeof prototype === 'object' && prototype !== null) yield prototype;
  }
}

/** What an older platform lacks, and the parser needs while it reads. */
const needed: Place[] = [];

/**
 * Loads code that adds to globals and prototypes, and takes away again what it added.
 * @returns the globals that it left, by their names.
 */
export async function loadClean(load: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const before = new Map(
    [...sharedObjects()].map((owner) => [owner, new Set(Reflect.ownKeys(owner))]),
  );
  await load();
  const left: Record<string, unknown> = {};
  for (const [owner, keys] of before) {
    for (const key of Reflect.ownKeys(owner)) {
      const descriptor = keys.has(key) ? undefined : Object.getOwnPropertyDescriptor(owner, key);
      if (!descriptor?.configurable) continue;
      Reflect.deleteProperty(owner, key);
      if (LEFT_BEHIND.includes(String(key))) left[String(key)] = descriptor.value;
      else needed.push([owner, key, descriptor]);
    }
  }
  if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
    needed.push([ArrayBuffer.prototype, 'transferToFixedLength', transferring]);
  }
  return left;
}

/** The parser hands fonts over with `ArrayBuffer.prototype.transferToFixedLength`, which Node 20 does not have. */
const transferring: PropertyDescriptor = {
  configurable: true,
  writable: true,
  value(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
    const moved = new ArrayBuffer(length);
    new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
    return moved;
  },
};

/** How long a loan outlasts the last reading, in ms. */
const KEPT = 1000;

let readings = 0;
let lent: Place[] = [];
/** The platform's timer: when a loan ends changes no answer. */
const { setTimeout, clearTimeout } = globalThis;
let giveBack: ReturnType<typeof setTimeout> | undefined;

/**
 * Lends the parser what an older platform lacks, until nothing has been read for a second. A platform that has
 * everything is never touched. A loan for each file alone took three quarters more processor time: code that was
 * compiled for a prototype is thrown away when the prototype changes.
 */
export async function withNeeds<T>(read: () => Promise<T>): Promise<T> {
  clearTimeout(giveBack);
  readings += 1;
  for (const place of needed.filter(([owner, key]) => !Object.hasOwn(owner, key))) {
    Object.defineProperty(...place);
    lent.push(place);
  }
  try {
    return await read();
  } finally {
    readings -= 1;
    if (readings === 0 && lent.length > 0) {
      giveBack = setTimeout(() => {
        for (const [owner, key] of lent) Reflect.deleteProperty(owner, key);
        lent = [];
      }, KEPT);
      // A program that has read its files may end without waiting for this.
      (giveBack as { unref?: () => void }).unref?.();
    }
  }
}
