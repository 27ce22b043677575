/** The ways from an offer to its neighbours in the queue. */
export interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** To the next offer, or to the list. */
  leave: () => void
}
