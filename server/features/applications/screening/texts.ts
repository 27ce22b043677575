/** The sentences of `answers_invalid`. */
export const answerMissing = (question: string) => `Contesta a «${question}» para aplicar.`
export const answerInvalid = (question: string) => `Revisa tu respuesta a «${question}».`

export const yesOrNo = (isYes: boolean) => (isYes ? 'Sí' : 'No')
