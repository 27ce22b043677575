import { dataUrl } from '#server/testing/sample-files.ts'
import {
  attachment,
  deflatedStream,
  handMadePdf,
  javaScriptAction,
  makePdf,
  objectStream,
  onOpening,
  xfaForm,
} from '#server/testing/fixtures/pdfs.ts'
import { ask } from '../ask.ts'
import { repeat, type Attack, type Target } from '../attack.ts'

const bodyOf = (file: Uint8Array): string => JSON.stringify({ name: 'CV', file: dataUrl('application/pdf', file) })

const quadratic = bodyOf(handMadePdf({ objects: ['obj<<'.repeat(900_000)] }))
/** Two seconds of computing time, and nothing to refuse. */
const slow = bodyOf(handMadePdf({ objects: Array<string>(62_000).fill('<< /S /Span /P 1000 0 R /K [1 2] >>') }))

const upload = (target: Target, index: number, body: string) =>
  ask(target.port, {
    method: 'POST',
    path: '/api/users/upload-cv-file',
    token: target.candidates[index % target.candidates.length]?.token ?? '',
    body,
    ended: target.ended,
  })

export const uploadAttacks: Record<string, Attack> = {
  /** Four at a time upload the file that once cost ten seconds of a thread. All take turns: each has ten refused files only. */
  'quadratic-pdfs': (target) => {
    let turn = 0
    return repeat(target, 4, () => upload(target, (turn += 1), quadratic))
  },

  /** 40 candidates upload hostile PDFs at the same time. */
  'hostile-pdfs': async (target) => {
    const files = [
      await makePdf(onOpening(javaScriptAction)),
      await makePdf(attachment),
      await makePdf(xfaForm),
      handMadePdf({ objects: Array<string>(20_000).fill('<< /A [[[[1]]]] >>') }),
      handMadePdf({ objects: [objectStream(Array<string>(50_000).fill('<<>>'))] }),
      handMadePdf({ objects: [deflatedStream('/Type /ObjStm /N 1 /First 4', Buffer.alloc(50_000_000))] }),
      handMadePdf({ catalog: '/A '.repeat(500_000) }),
      handMadePdf({ objects: ['['.repeat(500_000)] }),
    ]
    const bodies = files.map(bodyOf)
    await repeat(target, 40, (index) => upload(target, index, bodies[index % files.length] ?? quadratic))
  },

  /** Six candidates, each with 22 uploads at the same time of a file that takes long: accepted for three of them. */
  'slow-pdfs': (target) => repeat(target, 6 * 22, (index) => upload(target, index % 6, index % 2 ? slow : quadratic)),
}
