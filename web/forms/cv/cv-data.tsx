import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CvDraft } from '#contract/cv-draft.ts'
import { fromJsonResume, toJsonResume } from '#contract/values/cv/json-resume.ts'
import { undoTexts } from '#web/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Fold } from '#web/ui/fold.tsx'
import { toCvValues, toDraft } from './cv-values.ts'
import { cvEditorTexts as texts } from './texts.ts'

/** Takes the data of the CV along as a file, or brings it from one. */
export function CvData() {
  const { getValues, reset } = useFormContext<CvDraft>()
  const notice = useNotice()
  const picker = useRef<HTMLInputElement>(null)
  const download = () =>
    saveFile(new Blob([JSON.stringify(toJsonResume(toDraft(getValues())), null, 2)]), texts.fileName)
  const bring = async (input: HTMLInputElement) => {
    const read = input.files?.[0]?.text()
    // Otherwise choosing the same file again would cause no event.
    input.value = ''
    const draft = fromJsonResume(await read?.then(JSON.parse).catch(() => null))
    if (!draft) return notice.error(texts.notTaken)
    const before = structuredClone(getValues())
    reset(toCvValues(draft))
    notice.success(texts.brought, [{ label: undoTexts.undo, onPress: () => reset(before) }])
  }
  return (
    <Fold title={texts.data}>
      <p className="text-14 text-gray-text">{texts.dataHint}</p>
      <div className="flex flex-wrap gap-2 py-2">
        <Button variant="secondary" size="small" onClick={download}>
          {texts.download}
        </Button>
        <Button variant="secondary" size="small" onClick={() => picker.current?.click()}>
          {texts.bring}
        </Button>
        <input ref={picker} type="file" hidden accept=".json" onChange={({ target }) => void bring(target)} />
      </div>
    </Fold>
  )
}
