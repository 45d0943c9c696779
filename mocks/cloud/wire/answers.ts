/** An answer that is a file instead of JSON. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly type: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A script for the page. */
export const scriptReply = (text: string): FileReply =>
  new FileReply(new TextEncoder().encode(text), 'text/javascript;charset=UTF-8')

/** A JSON answer with headers of its own. */
export class HeadedReply {
  constructor(
    readonly value: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}
