import { hasStatus } from '#web/api/api-error.ts'

/**
 * A reason why saving again does not help: somebody else saved first, or the row was deleted.
 * `loaded`: the form now shows what somebody else saved.
 */
export type Obstacle = 'changed' | 'gone' | 'loaded'

export function obstacleOf(failure: unknown): Obstacle | null {
  if (hasStatus(failure, 404)) return 'gone'
  return hasStatus(failure, 409) && failure.code.endsWith('_changed') ? 'changed' : null
}
