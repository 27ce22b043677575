/** The sentence of `question_refused`. */
export const questionRefused = (question: string, { reason, advice }: { reason: string; advice: string }) =>
  `La pregunta «${question}» no se puede hacer. ${reason} ${advice}`
