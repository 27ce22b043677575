import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { summaryTexts } from './texts.ts'
import { AlertIcon } from '../icons.tsx'

export type FieldProblem = { name: string; message: string }

/** The errors of a form, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  const isNew = useRef(true)
  useEffect(() => {
    // A summary that returns while the user types must not take the focus.
    if (isShown && (isNew.current || !isTyping(box))) box.current?.focus()
    isNew.current = false
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border border-red bg-red-soft p-4 outline-none">
      <p className="flex items-center gap-2 font-semibold text-red">
        <AlertIcon className="shrink-0" />
        <span>{summaryTexts.title(problems.length)}</span>
      </p>
      <ul className="mt-1 pl-7 large-text:pl-0">
        {problems.map((problem) => (
          <li key={problem.name}>
            <ProblemLink {...problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names the field unless its message does, perhaps without the unit. The label is read from the page, so that no form declares it twice. */
function ProblemLink({ name, message }: FieldProblem) {
  const link = useRef<HTMLButtonElement>(null)
  const [label, setLabel] = useState('')
  useLayoutEffect(() => setLabel(labelOf(findField(link, name))), [name])
  const isNamed = message.toLowerCase().includes(label.replace(/ \([^)]*\)$/, '').toLowerCase())
  return (
    <button
      ref={link}
      type="button"
      onClick={() => focusField(findField(link, name))}
      className="min-h-8 rounded-control text-left text-14 font-medium wrap-anywhere underline underline-offset-2"
    >
      {!isNamed && <span>{`${label}:`}</span>} <span>{message}</span>
    </button>
  )
}

const isTyping = (box: RefObject<HTMLElement | null>): boolean => {
  const focused = document.activeElement
  return (
    focused?.matches('input, textarea, select, [role=spinbutton]') === true &&
    focused.closest('form') === box.current?.closest('form')
  )
}

const focusable = 'input:not([type=hidden], [tabindex="-1"]), select, textarea, [role=spinbutton], button'

const findField = (link: RefObject<HTMLElement | null>, name: string) =>
  link.current?.closest('form, [role=dialog]')?.querySelector(`[data-field="${CSS.escape(name)}"]`)

/** Messages about a file name it, and its label is a whole sentence. */
const labelOf = (field: Element | null | undefined): string => {
  const label = field?.querySelector('legend > span, label:not(:has([type=file])), [data-label]')
  return label?.textContent ?? field?.querySelector('input:not([type=file])')?.getAttribute('aria-label') ?? ''
}

function focusField(field: Element | null | undefined) {
  const control = field?.querySelector<HTMLElement>(focusable)
  field?.closest('details')?.setAttribute('open', '')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
