/** A beginner is welcome, whatever the years asked for elsewhere. */
export const BEGINNER =
  /\bdebutante?s?(?:\u00b7e)?s? (?:est |sont )?(?:acceptee?s?|bienvenue?s?|possible)|\bpremiere experience\b|\bsans experience\b|\bjunior\b|\bexperience non exigee\b/u;
export const SENIOR = /\bsenior\b|\bconfirmee?s?\b|\bexperimentee?s?\b/u;
