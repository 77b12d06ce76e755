import type { InterviewQuestion } from '#/domain/interview/interview';
import { BLANKS, QUESTIONS_TO_ASK } from '#/domain/interview/outline.fr';
import {
  blank,
  factLines,
  gapLines,
  line,
  missionsIn,
  motivationLines,
  pitchLines,
  starLines,
  strengthLines,
} from '#/domain/interview/outlineLines';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import { placeOf, taskFor } from '#/domain/interview/outlineTasks';
import type { OutlineSources } from '#/domain/interview/outlineTasks';

/** An outline of an answer from the candidate's own CV and the offer: nothing in it was made up, the rest is blank. */
export const outlineOf = (
  question: InterviewQuestion,
  sources: OutlineSources,
): readonly OutlineLine[] => {
  const { topics } = sources;
  switch (question.shape) {
    case 'star':
      return starLines(question, sources);
    case 'pitch':
      return pitchLines(question, sources);
    case 'strengths':
      return strengthLines(question, sources);
    case 'motivation':
      return motivationLines(question, sources);
    case 'weakness':
      return [blank('weakPoint', BLANKS.weakPoint), blank('progress', BLANKS.progress)];
    case 'projection': {
      const [mission] = missionsIn(topics);
      return [
        blank('goal', BLANKS.goal),
        blank('steps', BLANKS.steps),
        mission ? line('link', 'offer', mission.quote) : blank('link', BLANKS.use),
      ];
    }
    case 'method': {
      const task = taskFor(question, sources);
      return [
        blank('order', BLANKS.order),
        blank('check', BLANKS.check),
        task
          ? line('example', 'cv', task.text, placeOf(task.experience))
          : blank('example', BLANKS.proof),
      ];
    }
    case 'gap':
      return gapLines(question, sources);
    case 'facts':
      return factLines(question, sources);
    case 'questions': {
      const [mission] = missionsIn(topics);
      const { success, team, next, arrival } = QUESTIONS_TO_ASK;
      return [mission ? QUESTIONS_TO_ASK.mission(mission.quote) : arrival, team, success, next].map(
        (text) => line('ask', 'advice', text),
      );
    }
    case 'redirect':
      // Its ways out are taught with the rule, in the lesson on such questions.
      return [];
  }
};
