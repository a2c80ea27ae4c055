/** An object store that does not do what it is asked. */
export class S3Error extends Error {
  /** The store's own code, like `NoSuchBucket`; empty where it gave none. */
  readonly code: string;
  constructor(why: string, code: string, options?: ErrorOptions) {
    super(`the object store ${why}`, options);
    this.code = code;
  }
}
