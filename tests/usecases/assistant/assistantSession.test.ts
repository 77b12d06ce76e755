import { describe, expect, it, vi } from 'vitest';

import { assistantRecord, MAX_MESSAGES, reply } from '#/domain/assistant/message';
import { answer as realAnswer } from '#/usecases/assistant/answer';
import { createAssistantSession } from '#/usecases/assistant/assistantSession';
import type { Answer } from '#/usecases/assistant/assistantSession';
import type { Notify } from '#/usecases/shared/notification';
import { anApplication } from '#tests/support/builders/anApplication';
import { someFacts } from '#tests/support/builders/someFacts';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const NOW = new Date(2026, 10, 21, 9, 42);
const newcomer = someFacts();
const real = someFacts({ applications: [anApplication()] });

const start = (change: { readonly answer?: Answer; readonly texts?: Map<string, string> } = {}) => {
  const texts = change.texts ?? new Map<string, string>();
  const vault = createMemoryVault({ texts }, () => NOW);
  const waits: number[] = [];
  const notify = vi.fn<Notify>();
  const prepare = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const session = createAssistantSession({
    vault,
    notify,
    now: () => NOW,
    answer: change.answer ?? (async (...question) => realAnswer(...question)),
    prepare,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { session, vault, waits, notify, texts, prepare };
};

const textsOf = ({ session }: ReturnType<typeof start>): readonly string[] =>
  session.getSnapshot().messages.map(({ sender, text }) => `${sender} ${text.slice(0, 30)}`);

describe('the conversation', () => {
  it('prepares its replies once somebody begins to write, and does without where that fails', async () => {
    const { session, prepare } = start();
    session.setDraft('');
    expect(prepare).not.toHaveBeenCalled();
    session.setDraft('Q');
    session.setDraft('Qu');
    expect(prepare).toHaveBeenCalledOnce();
    await session.ask('Qui relancer ?', real);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', draft: '' });
  });

  it('waits a second and a half with a newcomer, and no longer than it takes with the others', async () => {
    const { session, waits } = start();
    await session.ask('Bonjour', newcomer);
    await session.ask('Bonjour', real);
    expect(waits).toEqual([1500, 200]);
  });

  it('blocks a blank question, and a second one while it thinks', async () => {
    let finish: (() => void) | undefined;
    const started = start({
      answer: () =>
        new Promise((resolve) => {
          finish = () => resolve(reply('Oui.'));
        }),
    });
    const { session } = started;
    await session.ask('   ', real);
    expect(session.getSnapshot().messages).toEqual([]);
    const asking = session.ask(' Une question ', real);
    expect(session.getSnapshot().status).toBe('thinking');
    await session.ask('Une autre', real);
    await vi.waitFor(() => expect(finish).toBeDefined());
    finish?.();
    await asking;
    expect(textsOf(started)).toEqual(['user Une question', 'ai Oui.']);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle', arriving: 1, draft: '' });
  });

  it('stamps messages with the clock of the user, and is found again', async () => {
    const started = start();
    await started.session.ask('Quel préavis pour démissionner d’un CDI ?', real);
    const [question, answered] = started.session.getSnapshot().messages;
    expect(question).toMatchObject({ sender: 'user', time: '09:42', day: '2026-11-21' });
    expect(answered?.citation?.sheetId).toBe('preavis-demission');
    const again = start({ texts: started.texts });
    expect(textsOf(again)).toEqual(textsOf(started));
    expect(again.session.getSnapshot().arriving).toBeNull();
  });

  it('goes on from the sheet spoken of, over a word of thanks', async () => {
    const { session } = start();
    await session.ask('Combien de temps dure la période d’essai en CDI ?', real);
    await session.ask('Et pour un CDD ?', real);
    expect(session.getSnapshot().messages.at(-1)?.citation?.sheetId).toBe('essai-cdd');
    await session.ask('merci', real);
    await session.ask('Et pour un CDD ?', real);
    expect(session.getSnapshot().messages.at(-1)?.text).toContain('CDD');
    expect(session.getSnapshot().messages.at(-1)?.suggestions).not.toContain('Et pour un CDD ?');
  });

  it('keeps the question where a reply could not be loaded, and asks it again', async () => {
    const answer = vi
      .fn<Answer>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(reply('Voilà.'));
    const { session } = start({ answer });
    await session.ask('Une question', real);
    expect(session.getSnapshot().status).toBe('failed');
    await session.retry(real);
    expect(session.getSnapshot()).toMatchObject({ status: 'idle' });
    expect(session.getSnapshot().messages).toHaveLength(2);
  });

  it('is erased here and on the device, a reply on its way included', async () => {
    let finish: (() => void) | undefined;
    const { session, vault, notify } = start({
      answer: () =>
        new Promise((resolve) => {
          finish = () => resolve(reply('Trop tard.'));
        }),
    });
    const asking = session.ask('Une question', real);
    await vi.waitFor(() => expect(finish).toBeDefined());
    session.erase();
    finish?.();
    await asking;
    expect(session.getSnapshot().messages).toEqual([]);
    expect(vault.read(assistantRecord)).toEqual({ ok: true, value: null });
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
  });

  it('drops the oldest messages beyond the limit', async () => {
    const { session } = start({ answer: () => Promise.resolve(reply('Oui.')) });
    for (let turn = 0; turn <= MAX_MESSAGES / 2; turn += 1) await session.ask(`Q${turn}`, real);
    const { messages } = session.getSnapshot();
    expect(messages).toHaveLength(MAX_MESSAGES);
    expect(messages[0]?.text).toBe('Q1');
    expect(new Set(messages.map(({ id }) => id)).size).toBe(MAX_MESSAGES);
  });

  it('says that a damaged conversation is put aside, and begins a new one', async () => {
    const texts = new Map([
      [assistantRecord.key, '{"version":1,"savedAt":"x","data":[{"id":"no"}]}'],
    ]);
    const { session } = start({ texts });
    expect(session.getSnapshot()).toMatchObject({ history: 'damaged', messages: [] });
    await session.ask('Bonjour', real);
    expect(session.getSnapshot()).toMatchObject({ history: 'kept' });
    expect(session.getSnapshot().messages).toHaveLength(2);
    expect([...texts.keys()].some((key) => key.startsWith('embellie.damaged.'))).toBe(true);
  });

  it('keeps a rewording beside the reply', async () => {
    const { session } = start();
    await session.ask('rqth', real);
    const { id = -1, text = '' } = session.getSnapshot().messages.at(-1) ?? {};
    session.saveRewording(id, { text: 'Autrement.', by: 'petit', newFacts: [] });
    expect(session.getSnapshot().messages.at(-1)).toMatchObject({
      text,
      rewording: { text: 'Autrement.' },
    });
  });
});

describe('a device that refuses to keep', () => {
  it('tells once, and the conversation goes on in memory', async () => {
    const { session, notify, vault } = start();
    vi.spyOn(vault, 'write').mockReturnValue({ ok: false, problem: 'quota' });
    await session.ask('Bonjour', real);
    await session.ask('rqth', real);
    expect(session.getSnapshot().messages).toHaveLength(4);
    expect(notify).toHaveBeenCalledOnce();
  });
});
