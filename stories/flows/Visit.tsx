import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { App } from '#/app/App';
import { ADDRESSES } from '#/copy/addresses';
import { storyServices } from '#stories/flows/storyServices';
import type { Start } from '#stories/flows/storyServices';

type VisitProps = Start & {
  /** Where the visit begins; the dashboard by default. */
  readonly at?: string;
};

const routerAt = (address: string) =>
  function Router({ children }: { readonly children: ReactNode }) {
    return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  };

/** A visit of the whole application. It keeps what it started from: another start is another key. */
export const Visit = ({ at = ADDRESSES.home, ...start }: VisitProps) => {
  const [services] = useState(() => storyServices(start));
  const [Router] = useState(() => routerAt(at));
  return <App services={services} router={Router} />;
};
