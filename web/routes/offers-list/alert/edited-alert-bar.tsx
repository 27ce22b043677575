import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeAlert } from '#web/api/alert-calls.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { stopEditingAlert, type EditedAlert } from '#web/tab-storage/edited-alert.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import type { Filters } from '../filters/filters.ts'
import { alertFilters } from './alert-filters.ts'
import { editedTexts as texts } from './edited-texts.ts'

/** While the filters of an alert are being chosen: saves those of the list into it. */
export default function EditedAlertBar({ filters, edited }: { filters: Filters; edited: EditedAlert }) {
  const { id, token, description } = edited
  const notice = useNotice()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const leave = () => {
    stopEditingAlert()
    void navigate(token ? '/avisos' : '/cuenta#avisos')
  }
  const save = async () => {
    setIsSaving(true)
    try {
      const { message } = await changeAlert(id, token, { filtros: alertFilters(filters) })
      notice.success(message)
      return leave()
    } catch (error) {
      if (hasStatus(error, 404)) {
        notice.info(texts.gone)
        return stopEditingAlert()
      }
      notice.error(limitSentence(error, texts.saveFailed))
    }
    setIsSaving(false)
  }
  return (
    <Card
      as="section"
      aria-label={texts.editing}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{texts.editing}</p>
        <p className="text-14 text-gray-text wrap-anywhere">{texts.editingHint(description)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" isPending={isSaving} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button size="small" variant="secondary" disabled={isSaving} onClick={leave}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  )
}
