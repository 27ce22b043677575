/** Returns a required value. Throws an error with its name if it is missing. */
export function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo data lacks ${name}`)
  return value
}
