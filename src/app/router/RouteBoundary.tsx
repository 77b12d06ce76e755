import { Component } from 'react';
import type { ReactNode } from 'react';

import { NotLoaded } from '#/domain/shared/lazy';
import { RouteErrorPage } from '#/pages/RouteErrorPage/RouteErrorPage';
import type { RouteErrorState } from '#/pages/RouteErrorPage/RouteErrorPage.state';

type Props = { readonly onRetry: () => void; readonly children: ReactNode };
type State = { readonly error: RouteErrorState | null };

/** Keeps a screen that cannot be shown from taking the rest with it. A class, because React knows no other way. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: { status: error instanceof NotLoaded ? 'notLoaded' : 'broken' } };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? (
      this.props.children
    ) : (
      <RouteErrorPage state={error} onRetry={this.props.onRetry} />
    );
  }
}
