import { hrefOfAnalysis } from '#/app/navigation/analysesHrefs';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import type { ReplyLink } from '#/domain/assistant/message';

/** The address that an action of a reply leads to. */
export const replyHref = ({ target, id }: ReplyLink): string => {
  switch (target) {
    case 'application':
      return id === null ? ADDRESSES.applications : applicationsHrefs.of(id);
    case 'analysis':
      return id === null ? ADDRESSES.analyses : hrefOfAnalysis(id);
    case 'interview':
    case 'coverLetter':
      return id === null
        ? ADDRESSES[target]
        : subjectAddress(ADDRESSES[target], { kind: 'application', id });
    case 'myCv':
    case 'cvAnalysis':
    case 'cvSearch':
    case 'match':
    case 'analyses':
    case 'applications':
    case 'profile':
    case 'search':
    case 'specializedSearch':
    case 'compatibleOffers':
    case 'jobAlerts':
      return ADDRESSES[target];
  }
};
