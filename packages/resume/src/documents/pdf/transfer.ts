/**
 * Provides `ArrayBuffer.prototype.transferToFixedLength` where it is missing: in Node 20 and older browsers. The PDF
 * parser hands fonts over with it.
 */
export function provideTransfer(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  // oxlint-disable-next-line no-extend-native -- the parser calls it as a method of its own buffers
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const moved = new ArrayBuffer(length);
      new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return moved;
    },
  });
}
