import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { FullPage } from '../components/full-page.tsx';

interface Props {
  children: ReactNode;
  /** Another value starts afresh: the visitor went elsewhere. */
  resetKey: string;
}
interface State {
  hasFailed: boolean;
  resetKey: string;
}

/** Catches what a page throws and offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FullPage
        title="This page stumbled"
        text="Something went wrong while showing it. What you saved is safe, and trying again usually helps."
        ways={
          <>
            {/* A page whose script failed to load can only be had by loading afresh. */}
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <Button look="quiet" onClick={() => window.location.assign('/')}>
              Go home
            </Button>
          </>
        }
      />
    );
  }
}
