/** A file made here. `type` is a MIME type; a text is written in UTF-8. */
export type MadeFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string | ArrayBuffer;
};

/** Hands files to the user: a browser puts them among its downloads. */
export type Downloads = { readonly save: (file: MadeFile) => void };
