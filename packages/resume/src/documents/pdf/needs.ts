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

/**
 * Lends the parser what an older platform lacks, for as long as it reads one file. A platform that has everything is
 * never touched. Files are read one after the other, so no reading ends another one's loan.
 */
export async function withNeeds<T>(read: () => Promise<T>): Promise<T> {
  const lent = needed.filter(([owner, key]) => !Object.hasOwn(owner, key));
  for (const [owner, key, descriptor] of lent) Object.defineProperty(owner, key, descriptor);
  try {
    return await read();
  } finally {
    for (const [owner, key] of lent) Reflect.deleteProperty(owner, key);
  }
}
