/** A value that must be there; what is missing is told by its name. */
export function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo data lacks ${name}`)
  return value
}
