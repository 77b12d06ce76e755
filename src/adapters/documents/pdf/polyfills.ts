type Capability = {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

const withResolvers = (): Capability => {
  let resolve: Capability['resolve'] = () => undefined;
  let reject: Capability['reject'] = () => undefined;
  const promise = new Promise<unknown>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
};

const define = (target: object, name: string, value: unknown): void => {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

/**
 * Adds what pdf.js 6 needs and its legacy build leaves out: `Promise.withResolvers` and
 * `ArrayBuffer.prototype.transferToFixedLength`, absent from Node 20 and from browsers before 2024.
 */
export const installPolyfills = (): void => {
  define(Promise, 'withResolvers', withResolvers);
  define(
    ArrayBuffer.prototype,
    'transferToFixedLength',
    function transfer(this: ArrayBuffer, length?: number) {
      const copy = new ArrayBuffer(length ?? this.byteLength);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(this.byteLength, copy.byteLength)));
      return copy;
    },
  );
};
