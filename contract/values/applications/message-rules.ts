/** The two sides of an exchange about an application. */
export const MESSAGE_SIDES = ['empresa', 'candidato'] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** A message, in characters. */
export const MESSAGE_MAX = 600
