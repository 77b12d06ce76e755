import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { diagnose } from '#/domain/assistant/diagnosis';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { ChatMessage } from '#/domain/assistant/message';
import { followUpReply } from '#/domain/assistant/replies/applicationNextStep.fr';
import { dangerReply, inDoubt, listeningReply } from '#/domain/assistant/replies/dangerReply.fr';
import { diagnosisReply } from '#/domain/assistant/replies/diagnosis.fr';
import { keywordReply, citationOf, sheetReply } from '#/domain/assistant/replies/sheetReply.fr';
import { unknownReply } from '#/domain/assistant/replies/smallTalk.fr';
import { applicationsReply } from '#/domain/assistant/replies/standing.fr';
import { CONTRACT_SHEETS } from '#/domain/assistant/sheets/contractSheets.fr';
import { INTERVIEW_SHEETS } from '#/domain/assistant/sheets/interview.fr';
import { PAY_SHEETS } from '#/domain/assistant/sheets/paySheets.fr';
import { startingQuestions } from '#/domain/assistant/startingQuestions.fr';
import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import { AssistantPage } from '#/pages/AssistantPage/AssistantPage';
import type {
  AssistantDialogKind,
  AssistantStatus,
  Rewording,
  RewordingStatus,
} from '#/pages/AssistantPage/AssistantPage.state';
import type { AssistantHistoryState } from '#/usecases/assistant/assistantSession';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { unrolled } from '#stories/support/unrolled';
import { useSpied } from '#stories/support/useSpied';
import { aChat, asked, replied } from '#tests/support/builders/aChat';
import { aProfile } from '#tests/support/builders/aProfile';
import { own } from '#tests/support/builders/someApplications';

const facts: SearchFacts = {
  today: '2026-11-21',
  now: '2026-11-21T09:42',
  cv: { status: 'none' },
  profile: aProfile(),
  letters: [],
  applications: own,
  analyses: [],
  showSamples: true,
};

const sheetNamed = (id: string) => {
  const sheet = [...CONTRACT_SHEETS, ...INTERVIEW_SHEETS, ...PAY_SHEETS].find(
    (each) => each.id === id,
  );
  if (sheet === undefined) throw new Error(`no sheet ${id}`);
  return sheet;
};
const trial = sheetNamed('essai-cdi');
const trialInCdd = sheetNamed('essai-cdd');

const conversation = aChat(
  ['Combien de temps dure la période d’essai d’un cadre ?', sheetReply(trial, facts, [trialInCdd])],
  ['Et pour un CDD ?', sheetReply(trialInCdd, facts, [])],
);

const rewording = (state: Rewording['state']): Rewording => ({
  state,
  onReword: fn(),
  onCancel: fn(),
});
const off = rewording({ status: 'off' });

const meta = {
  title: 'Pages/Assistant IA',
  component: AssistantPage,
  decorators: [unrolled, asScreen],
  args: {
    state: { status: 'conversation', messages: conversation, arriving: null },
    history: 'kept',
    unreadable: 0,
    dialog: null,
    dialogActions: { onConfirm: fn(), onCancel: fn() },
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    onAskErase: fn(),
    replyActions: { hrefOf: ({ target }) => `/${target}`, onAsk: fn(), onCopy: fn() },
    rewording: off,
  },
  render: function Controlled(args) {
    const [draft, onDraftChange] = useSpied(args.draft, args.onDraftChange);
    return <AssistantPage {...args} draft={draft} onDraftChange={onDraftChange} />;
  },
} satisfies Meta<typeof AssistantPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (messages: readonly ChatMessage[]): Story => ({
  args: { state: { status: 'conversation', messages, arriving: null } },
});

export const FirstVisit: Story = {
  name: 'Première visite',
  tags: ['dark'],
  args: { state: { status: 'firstVisit', suggestions: startingQuestions(true) } },
};
export const FirstVisitWithOwnData: Story = {
  name: 'Première visite, avec vos données',
  args: { state: { status: 'firstVisit', suggestions: startingQuestions(false) } },
};
export const Conversation: Story = { name: 'Conversation', tags: ['dark'] };
export const Newcomer: Story = {
  ...showing(
    aChat(
      ['Bonjour', keywordReply('Bonjour')],
      [
        'Comment négocier mon salaire ?',
        {
          ...keywordReply('Comment négocier mon salaire ?'),
          citation: citationOf(sheetNamed('salaire-negocier'), true),
        },
      ],
    ),
  ),
  name: 'Réponse d’exemple',
};
export const Thinking: Story = {
  name: 'Réflexion',
  tags: ['dark'],
  args: {
    state: {
      status: 'thinking',
      messages: [...conversation, asked(4, 'Et pour un intérimaire ?')],
    },
  },
};
export const Diagnosis: Story = {
  ...showing(aChat(['Faire le point', diagnosisReply(diagnose(facts))])),
  name: 'Faire le point',
  tags: ['dark'],
};
export const OwnApplications: Story = {
  ...showing(aChat(['Où en sont mes candidatures ?', applicationsReply('', facts)])),
  name: 'Vos candidatures',
};
export const WithActions: Story = {
  ...showing(aChat(['Écrire un e-mail de relance', followUpReply(facts, null)])),
  name: 'Avec des actions',
  tags: ['dark'],
};
export const DoesNotKnow: Story = {
  ...showing(aChat(['Quelle est la capitale de l’Australie ?', unknownReply([])])),
  name: 'Ne sait pas',
};
export const NotSure: Story = {
  ...showing(
    aChat([
      'Faut-il avouer mes points faibles ?',
      unknownReply(
        INTERVIEW_SHEETS.filter(({ id }) =>
          ['entretien-qualites-defauts', 'entretien-presentation'].includes(id),
        ).map((sheet) => ({ kind: 'sheet', sheet })),
      ),
    ]),
  ),
  name: 'N’en est pas sûr',
};
export const InDanger: Story = {
  ...showing(aChat(['Je n’en peux plus, j’ai envie de mourir', dangerReply('suicide')])),
  name: 'Quelqu’un est en danger',
};
export const MayBeInDanger: Story = {
  ...showing(
    aChat([
      'Je ne serais plus un souci pour personne si je partais pour de bon',
      inDoubt(listeningReply()),
    ]),
  ),
  name: 'Un danger est possible, rien n’est sûr',
};
export const LongHistory: Story = {
  ...showing(
    Array.from({ length: 200 }, (_, index) => [
      asked(index * 2, `Question ${index + 1} : que dit la fiche ?`),
      replied(index * 2 + 1, keywordReply('cv')),
    ]).flat(),
  ),
  name: 'Long historique',
};
export const FailedToLoad: Story = {
  name: 'Échec du chargement',
  args: { state: { status: 'failed', messages: [asked(0, 'Quel préavis pour démissionner ?')] } },
};
export const OneMessageUnreadable: Story = {
  name: 'Un message illisible',
  args: { unreadable: 1 },
};
export const HistoryDamaged: Story = {
  name: 'Historique abîmé',
  args: {
    history: 'damaged',
    state: { status: 'firstVisit', suggestions: startingQuestions(false) },
  },
};
export const HistoryUnavailable: Story = {
  name: 'Historique indisponible',
  args: { history: 'unavailable' },
};

export const ModelOn: Story = {
  name: 'Modèle allumé',
  args: { rewording: rewording({ status: 'ready' }) },
};
export const ModelWriting: Story = {
  name: 'Modèle en train d’écrire',
  args: {
    rewording: rewording({
      status: 'running',
      messageId: 3,
      text: 'En CDD, la période d’essai se compte en jours\u00a0: un par semaine de contrat',
    }),
  },
};
export const ModelReworded: Story = {
  name: 'Reformulé par le modèle',
  tags: ['dark'],
  args: {
    rewording: rewording({ status: 'ready' }),
    state: {
      status: 'conversation',
      arriving: null,
      messages: [
        asked(0, 'Période d’essai d’un cadre ?'),
        replied(1, sheetReply(trial, facts, []), {
          text: 'Pour un cadre, l’essai dure quatre mois au plus, renouvelable une fois si la branche le prévoit, comme chez Orange.',
          by: 'llama3.2 (http://localhost:11434)',
          newFacts: ['Orange'],
        }),
      ],
    },
  },
};
export const ModelFailing: Story = {
  name: 'Modèle en panne',
  tags: ['dark'],
  args: { rewording: rewording({ status: 'failed', messageId: 3, problem: 'offline' }) },
};

export const ConsentShown: Story = {
  name: 'Accord demandé',
  tags: ['dark'],
  args: {
    rewording: rewording({ status: 'ready' }),
    dialog: {
      kind: 'consent',
      destination: { kind: 'own', origin: 'http://localhost:11434', model: 'llama3.2' },
      request: rewordingRequest('reply', trialInCdd.body),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toBeVisible(),
    );
  },
};
export const EraseDialogOpen: Story = {
  name: 'Dialogue d’effacement',
  tags: ['dark'],
  args: { dialog: { kind: 'erase' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=alertdialog]')).toBeVisible(),
    );
  },
};

export const EnterSendsAndBlankDoesNot: Story = {
  name: 'Entrée envoie, un message vide ne part pas',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Votre message' });
    const send = canvas.getByRole('button', { name: 'Envoyer' });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'Quel préavis{Shift>}{Enter}{/Shift}en CDI ?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(send).toBeEnabled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const NothingCanBeTypedWhileThinking: Story = {
  name: 'Pas de saisie pendant la réflexion',
  tags: ['interaction'],
  parameters: behaviour,
  args: Thinking.args ?? {},
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Réfléchit...');
  },
};

export const EarlierMessagesComeOnDemand: Story = {
  name: 'Les messages d’avant viennent à la demande',
  tags: ['interaction'],
  parameters: behaviour,
  args: LongHistory.args ?? {},
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Question/u)).toHaveLength(15);
    await userEvent.click(canvas.getByRole('button', { name: /messages précédents/u }));
    await expect(canvas.getAllByText(/^Question/u)).toHaveLength(30);
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
  },
};

export const AnEmailIsCopiedAndASuggestionAsked: Story = {
  name: 'Un e-mail se copie, une suggestion se pose',
  tags: ['interaction'],
  parameters: behaviour,
  args: WithActions.args ?? {},
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copier l’e-mail' }));
    await expect(args.replyActions.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('Cordialement'),
    );
    await expect(canvas.getByRole('link', { name: /messagerie/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:n\.ruiz@glycines\.example\?subject=/u),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mes candidatures' }));
    await expect(args.replyActions.onAsk).toHaveBeenCalledWith('Mes candidatures');
  },
};

coverStates<AssistantStatus>({
  firstVisit: FirstVisit,
  conversation: Conversation,
  thinking: Thinking,
  failed: FailedToLoad,
});
coverStates<AssistantHistoryState>({
  kept: Conversation,
  damaged: HistoryDamaged,
  unavailable: HistoryUnavailable,
});
coverStates<RewordingStatus>({
  off: Conversation,
  ready: ModelOn,
  running: ModelWriting,
  failed: ModelFailing,
});
coverStates<AssistantDialogKind>({ erase: EraseDialogOpen, consent: ConsentShown });
