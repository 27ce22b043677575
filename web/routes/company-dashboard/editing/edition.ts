import { hasStatus } from '#web/api/api-error.ts'

/**
 * What stands in the way of saving and is mended by no further try: somebody else has saved since, or it is gone.
 * `loaded`: what they saved has been loaded instead.
 */
export type Obstacle = 'changed' | 'gone' | 'loaded'

export function obstacleOf(failure: unknown): Obstacle | null {
  if (hasStatus(failure, 404)) return 'gone'
  return hasStatus(failure, 409) && failure.code.endsWith('_changed') ? 'changed' : null
}
