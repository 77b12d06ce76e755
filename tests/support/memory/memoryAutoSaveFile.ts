import type { AutoSaveFile, AutoSaveProblem } from '#/domain/backup/autoSave';
import type { SealingKey } from '#/domain/backup/sealedBackup';
import { fail, ok } from '#/domain/shared/result';

/** What a memory file does, as a test changes it. */
export type MemoryFile = {
  /** Null before it is written. */
  text: string | null;
  /** Every text that was written, in order. */
  readonly texts: string[];
  /** The name that each was given for its day. */
  readonly names: string[];
  allowed: boolean;
  /** What a question for the agreement is answered with. */
  agrees: boolean;
  /** Closed without an answer. */
  closed: boolean;
  problem: AutoSaveProblem | null;
  key: SealingKey | null;
  chosen: boolean;
  /** The attempt before was cut short. */
  interrupted: boolean;
};

/** A file that lives as long as the page, and one queue of those who wait to be alone. */
export const createMemoryAutoSaveFile = (): { file: MemoryFile; port: AutoSaveFile } => {
  const file: MemoryFile = {
    text: null,
    texts: [],
    names: [],
    allowed: true,
    agrees: true,
    closed: false,
    problem: null,
    key: null,
    chosen: false,
    interrupted: false,
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    file,
    port: {
      places: ['file', 'folder'],
      choose: (place, fileName) =>
        Promise.resolve(
          file.closed
            ? null
            : {
                fileName: place === 'folder' ? 'Sauvegardes' : fileName,
                keep: (key) => {
                  file.key = key;
                  file.chosen = true;
                  return Promise.resolve(ok(null));
                },
              },
        ),
      key: () => Promise.resolve(file.chosen ? ok(file.key) : fail('gone' as const)),
      allowed: () => Promise.resolve(file.allowed),
      ask: () => {
        file.allowed = file.agrees;
        return Promise.resolve(file.agrees);
      },
      write: (text, fileName) => {
        if (file.problem !== null) return Promise.resolve(fail(file.problem));
        file.text = text;
        file.texts.push(text);
        file.names.push(fileName);
        const { interrupted } = file;
        file.interrupted = false;
        return Promise.resolve(ok({ interrupted }));
      },
      forget: () => {
        file.chosen = false;
        return Promise.resolve();
      },
      alone: (action) => {
        const done = last.then(action, action);
        last = done;
        return done;
      },
    },
  };
};
