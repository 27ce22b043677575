/** With the time, because a backup that is restored gives numbers again, and mail programs hide a mail with an id that they know. */
export const mailId = (name: string, id: number, at: Date): string => `${name}-${id}-${at.getTime().toString(36)}`
