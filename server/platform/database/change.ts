/** New values of a row. Undefined leaves a value as it is. Every key has to be named, so that none is forgotten. */
export type Change<Values> = { [Key in keyof Values]: Values[Key] | undefined }

/** SQL has no update that sets nothing. */
export const isEmptyChange = (change: object): boolean => Object.values(change).every((value) => value === undefined)
