/** An answer that is a file instead of JSON. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly type: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A JSON answer with headers of its own. */
export class HeadedReply {
  constructor(
    readonly value: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}
