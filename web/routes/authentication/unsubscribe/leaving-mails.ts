import type { unsubscribeTexts } from './texts.ts'

type Texts = Readonly<Record<keyof typeof unsubscribeTexts, string>>
type Call = (body: { token: string }) => Promise<{ message: string }>

/** The link at the end of a mail: `call` stops such mails, and they are chosen on the page of `href`. */
export function leavingMails(texts: Texts, href: string, call: Call) {
  const next = { href, label: texts.account }
  return {
    texts,
    invalid: { title: texts.invalidTitle, sentences: [texts.invalidHint], next },
    spend: async (token: string) => ({ title: texts.doneTitle, sentences: [(await call({ token })).message], next }),
  }
}
