import { AsyncLocalStorage } from 'node:async_hooks'

/** What queries need to know of the request that they are made for. Work without a request has none. */
export interface CurrentVisit {
  /** The request has a place in the public lane. */
  isPublic: boolean
  /** Aborted when the visitor has left a read. A write is finished all the same. */
  left: AbortSignal | undefined
  /** Gives the request's place back while the work goes on. */
  withoutPlace?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export const currentVisit = new AsyncLocalStorage<CurrentVisit>()

/** Runs long work of other threads, for which a request needs no place. */
export const withoutPlace = <Result>(work: () => Promise<Result>): Promise<Result> =>
  currentVisit.getStore()?.withoutPlace?.(work) ?? work()

/** Runs work whose result several visitors share: it goes on when the one who began it leaves. */
export const runForAll = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const visit = currentVisit.getStore()
  return visit ? currentVisit.run({ ...visit, left: undefined }, work) : work()
}
