import type { FollowedBoard } from '#/domain/offers/live/followedBoards';
import type { LiveScreen } from '#/domain/offers/live/liveSources';

/** Companies whose boards were known to be open when this was written; one that has moved since says so in its row. */
export const SUGGESTED_BOARDS: Readonly<Record<LiveScreen, readonly FollowedBoard[]>> = {
  search: [
    { vendor: 'greenhouse', board: 'doctolib', company: 'Doctolib' },
    { vendor: 'lever', board: 'blablacar', company: 'BlaBlaCar' },
    { vendor: 'ashby', board: 'alan', company: 'Alan' },
    { vendor: 'ashby', board: 'backmarket', company: 'Back Market' },
    { vendor: 'lever', board: 'qonto', company: 'Qonto' },
    { vendor: 'workable', board: 'exotec', company: 'Exotec' },
    { vendor: 'greenhouse', board: 'jumia', company: 'Jumia' },
  ],
  specialized: [
    { vendor: 'greenhouse', board: 'oneacrefund', company: 'One Acre Fund' },
    { vendor: 'greenhouse', board: 'givedirectly', company: 'GiveDirectly' },
    { vendor: 'greenhouse', board: 'humanrightswatch', company: 'Human Rights Watch' },
    { vendor: 'greenhouse', board: 'resolvetosavelives', company: 'Resolve to Save Lives' },
    { vendor: 'greenhouse', board: 'enveritas', company: 'Enveritas' },
    { vendor: 'greenhouse', board: 'wikimedia', company: 'Wikimedia' },
  ],
};
