import { useDeferredValue, useMemo } from 'react'
import { AlertIcon } from '#web/ui/icons.tsx'
import { refusalOf, type QuestionValues } from './question-schema.ts'
import { questionTexts as texts } from './texts.ts'

/** Says while somebody writes why no company may ask this, and what it may ask instead. The server refuses it too. */
export function RefusedNote({ question }: { question: QuestionValues }) {
  const { tipo, texto, opciones, unidad } = useDeferredValue(question)
  const refused = useMemo(
    () => refusalOf({ tipo, texto, opciones, unidad, obligatoria: false }),
    [tipo, texto, opciones, unidad],
  )
  return (
    <div role="status" className="empty:hidden">
      {refused && (
        <div className="flex gap-2.5 rounded-control border border-red bg-red-soft p-3 text-14">
          <AlertIcon size={18} className="mt-0.5 shrink-0 text-red" />
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            <p className="font-semibold">
              {texts.refused}: <span className="font-normal">{refused.rule.title.toLowerCase()}</span>
            </p>
            <p>{`${refused.rule.reason} ${refused.rule.advice}`}</p>
          </div>
        </div>
      )}
    </div>
  )
}
