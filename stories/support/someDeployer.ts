import type { Deployer } from '#/domain/device/deployer';

/** An organisation that serves a copy, and says all that can be said. */
export const someDeployer: Deployer = {
  name: 'Mission locale des Monts',
  contact: 'bonjour@asso.example',
  legalNotice: 'https://asso.example/mentions-legales',
  privacy: 'https://asso.example/donnees-personnelles',
  accessibility: 'https://asso.example/signaler-un-obstacle',
};
