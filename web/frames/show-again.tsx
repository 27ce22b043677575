import { Component, Fragment, type ReactNode } from 'react'

/** A screen that fails more often needs the page of an unexpected error. */
const REPEATS_MAX = 20

interface State {
  failure: unknown
  repeats: number
}

const none: Pick<State, 'failure'> = { failure: null }

/** The translation of the browser, or an extension, has removed a node that React wants to remove or to insert beside. */
const isForeignChange = (failure: unknown) => failure instanceof DOMException && failure.name === 'NotFoundError'

/**
 * Renders the screen again after others have changed its elements, instead of the page of an unexpected error. Typed
 * typed text that is not stored is lost. A patch of `removeChild` would keep it, but leave removed texts on the page. React
 * has error boundaries only as classes.
 */
export class ShowAgain extends Component<{ children: ReactNode }, State> {
  override state: State = { ...none, repeats: 0 }

  static getDerivedStateFromError(failure: unknown): Pick<State, 'failure'> {
    return { failure }
  }

  override componentDidCatch(): void {
    if (this.isRepairable()) this.setState(({ repeats }) => ({ ...none, repeats: repeats + 1 }))
  }

  override render(): ReactNode {
    const { failure, repeats } = this.state
    if (failure === null) return <Fragment key={repeats}>{this.props.children}</Fragment>
    if (this.isRepairable()) return null
    throw failure
  }

  private isRepairable(): boolean {
    return isForeignChange(this.state.failure) && this.state.repeats < REPEATS_MAX
  }
}
