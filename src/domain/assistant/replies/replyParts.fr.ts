import type { Application } from '#/domain/applications/application';
import type { SearchFacts } from '#/domain/assistant/facts';
import { nameOf } from '#/domain/assistant/facts';
import { funnelOf } from '#/domain/assistant/funnel';
import type { Funnel } from '#/domain/assistant/funnel';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import type { Signature } from '#/domain/assistant/replies/emails.fr';

/** An application as replies name it. */
export const named = ({ title, company }: Application): string => `« ${title} » (${company})`;

/** Where a reply leads; `id` names one thing there. */
export const to = (
  target: ReplyLink['target'],
  label: string,
  id: number | null = null,
): ReplyLink => ({
  target,
  id,
  label,
});

/** Lines as a list. */
export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');

/** Where the applications stand now. */
export const funnelIn = (facts: SearchFacts): Funnel =>
  funnelOf(facts.applications, facts.today, facts.now);

/** Who signs e-mails: as the profile says, else as the CV does. */
export const signatureOf = (facts: SearchFacts): Signature => ({
  name: nameOf(facts),
  phone:
    facts.profile?.phone.trim() ||
    (facts.cv.status === 'read' ? (facts.cv.cv.person.phone?.value ?? '') : ''),
});

/** What is said where no application is followed. */
export const noApplications = (): Reply =>
  reply(
    'Votre suivi ne contient encore aucune candidature : je ne peux donc rien en dire. Ajoutez la première, même ancienne, et je vous dirai quand relancer.',
    {
      links: [to('applications', 'Ajouter une candidature')],
      suggestions: ['Quand et comment relancer après une candidature ?', 'Faire le point'],
    },
  );
