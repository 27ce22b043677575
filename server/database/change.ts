/** New values of a row. Undefined keeps the old value. Every key is required, so that none is forgotten. */
export type Change<Values> = { [Key in keyof Values]: Values[Key] | undefined }

/** An UPDATE without a column to set is not valid SQL. */
export const isEmptyChange = (change: object): boolean => Object.values(change).every((value) => value === undefined)
