import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { CvDraft } from '#contract/cv-draft.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { QueryProvider } from '#web/api/query-provider.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { inOneLine } from '#web/ui/overlays/save-footer.tsx'
import { useSend } from '../use-send.ts'
import { CvData } from './cv-data.tsx'
import { CvProgress } from './cv-progress.tsx'
import { cvParts } from './cv-parts.tsx'
import { CvSheet } from './cv-sheet.tsx'
import { CV_PARTS, listFilled, toCvValues } from './cv-values.ts'
import { unsavedParts, useSavedParts } from './save-parts.ts'
import { cvEditorTexts as texts } from './texts.ts'

export interface CvEditorProps {
  isOpen: boolean
  onClose: () => void
  onMade: (cvId: number) => void
}

/** Makes a CV in six short parts, each saved as it is left. Loaded late: public pages have no room for it. */
export default function CvEditor(props: CvEditorProps) {
  return (
    <QueryProvider>
      <Editor {...props} />
    </QueryProvider>
  )
}

async function readDraft() {
  const { borrador: stored } = await api.cvDraft.getCvDraft()
  const values: CvDraft = { ...toCvValues(stored), ...unsavedParts.read() }
  // The last part that something was written in.
  return { stored, values, part: Math.max(0, listFilled(values).lastIndexOf(true)) }
}

const partOfWrongDates = ({ experiencia }: CvDraft): number =>
  experiencia.trabajos.some(({ desde, hasta }) => desde && hasta && hasta < desde) ? 2 : 3

function focusFirst(form: HTMLFormElement | null): void {
  // Somebody was faster.
  if (form?.contains(document.activeElement)) return
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const text = inputs.find((input) => input.getAttribute('role') !== 'switch')
  ;(text ?? inputs[0])?.focus()
}

const LAST = CV_PARTS.length - 1

function Editor({ isOpen, onClose, onMade }: CvEditorProps) {
  const { data, isPending, isError, refetch } = useQuery({ queryKey: ['cv'], queryFn: readDraft, staleTime: Infinity })
  const form = useForm<CvDraft>({ ...(data && { values: data.values }) })
  // They arrive one render after the draft.
  const isFilled = useWatch({ control: form.control, name: 'contacto' }) !== undefined
  const { state, save } = useSavedParts(form, data?.stored)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const part = chosen ?? data?.part ?? 0
  const look = () => setIsLooking(!isLooking)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const missing = useRef<HTMLButtonElement>(null)
  const making = useSend(() => api.cvDraft.makeCv(), {
    // The list with the CV says it. A notice would cover «Aplicar».
    done: '',
    failed: (error) => {
      if (error instanceof ApiError && error.code === 'cv_dates_out_of_order') goTo(partOfWrongDates(form.getValues()))
      return (error instanceof ApiError && error.error) || texts.makeFailed
    },
    onDone: (_, answer) => answer && onMade(answer.can_cv_id),
  })
  const goTo = (next: number) => {
    void save()
    flushSync(() => {
      setChosen(next)
      setIsLooking(false)
    })
    focusFirst(fields.current)
  }
  useEffect(() => {
    // A frame later than React Aria, which focuses the dialog.
    if (isOpen && isFilled) requestAnimationFrame(() => focusFirst(fields.current))
  }, [isOpen, isFilled])
  const goOn = async () => {
    if (part < LAST) return goTo(part + 1)
    if (missing.current) return missing.current.focus()
    if (await save()) making.send()
  }
  const close = () => (void save(), onClose())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      size="page"
      mobile="full"
      isLocked={making.isPending}
      hasUnsavedChanges={state.problem !== ''}
      footer={isFilled && <Footer {...{ form: id, part, goTo, isLooking, look }} isPending={making.isPending} />}
    >
      {isPending && <LoadingState label={texts.loading} />}
      {isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {isFilled && (
        <FormProvider {...form}>
          <CvProgress part={part} state={state} onChoose={goTo} />
          <div className="grid items-start gap-8 large:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
            <form
              id={id}
              noValidate
              ref={fields}
              className={isLooking ? 'hidden large:block' : ''}
              onSubmit={(event) => {
                event.preventDefault()
                // For React a form in a dialog is inside the form of its page.
                event.stopPropagation()
                void goOn()
              }}
            >
              <Part part={part} missing={missing} onChoose={goTo} />
            </form>
            <div className={isLooking ? '' : 'hidden large:sticky large:top-24 large:block'}>
              <CvSheet />
            </div>
          </div>
        </FormProvider>
      )}
    </Dialog>
  )
}

interface FooterProps {
  form: string
  part: number
  goTo: (part: number) => void
  isLooking: boolean
  look: () => void
  isPending: boolean
}

const Footer = ({ form, part, goTo, isLooking, look, isPending }: FooterProps) => (
  <>
    {part > 0 && (
      <Button variant="secondary" className={inOneLine} onClick={() => goTo(part - 1)}>
        {texts.back}
      </Button>
    )}
    <Button variant="secondary" className={`${inOneLine} large:hidden`} onClick={look}>
      {isLooking ? texts.write : texts.look}
    </Button>
    <Button type="submit" form={form} className={inOneLine} isPending={isPending}>
      {part < LAST ? texts.next : texts.title}
    </Button>
  </>
)

interface PartProps {
  part: number
  /** The first thing that is missing. */
  missing: Ref<HTMLButtonElement>
  onChoose: (part: number) => void
}

function Part({ part, missing, onChoose }: PartProps) {
  const [hasName, , hasWorked, hasStudied] = listFilled(useWatch() as CvDraft)
  const lacks = [
    ...(hasName ? [] : [{ at: 0, text: texts.missingName }]),
    ...(hasWorked || hasStudied ? [] : [{ at: 2, text: texts.missingPast }]),
  ]
  const Fields = cvParts[part] ?? cvParts[0]
  return (
    <div className="flex flex-col gap-5">
      <Fields />
      {part === LAST && lacks.length > 0 && (
        <div className="rounded-control bg-yellow-soft p-3 text-14">
          <p>{texts.missing}</p>
          {lacks.map(({ at, text }, index) => (
            <button
              key={at}
              ref={index === 0 ? missing : undefined}
              type="button"
              className="block min-h-11 text-left font-medium underline underline-offset-4"
              onClick={() => onChoose(at)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      {part === LAST && <CvData />}
    </div>
  )
}
