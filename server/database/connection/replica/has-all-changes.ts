import type { Handle } from '../../open.ts'

const currencyOf = new WeakMap<Handle, () => boolean>()

/** From now on `hasAllChanges` asks `isCurrent` about this replica. */
export function registerReplica(db: Handle, isCurrent: () => boolean): void {
  currencyOf.set(db, isCurrent)
}

/** Whether the database has every change that this process has heard of. A replica that is behind has not, the primary always has. */
export const hasAllChanges = (db: Handle): boolean => currencyOf.get(db)?.() ?? true
