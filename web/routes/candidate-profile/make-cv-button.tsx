import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '#web/api/queries.ts'
import { LateCvEditor } from '#web/forms/cv/late-cv-editor.tsx'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import { cvTexts as texts } from './texts.ts'

/** Opens the editor of a CV that is made here, or goes on with what is stored of it. */
export function MakeCvButton(button: ButtonProps) {
  const draft = useQuery(queries.cvDraft.getCvDraft.queryOptions())
  const client = useQueryClient()
  const notice = useNotice()
  const [isOpen, setIsOpen] = useState(false)
  const leave = () => {
    setIsOpen(false)
    void client.invalidateQueries({ queryKey: queries.cvDraft.key() })
  }
  const showMade = () => {
    leave()
    notice.success(texts.made)
    void client.invalidateQueries({ queryKey: queries.cvs.key() })
  }
  return (
    <>
      <Button {...button} variant="secondary" icon={<PencilIcon />} onClick={() => setIsOpen(true)}>
        {draft.data?.guardado ? texts.goOnMaking : texts.make}
      </Button>
      <LateCvEditor isOpen={isOpen} onClose={leave} onMade={showMade} />
    </>
  )
}
