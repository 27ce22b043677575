import { useState } from 'react'
import { LateCvEditor } from '#web/forms/cv/late-cv-editor.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import { findCvs, type FoundCvs } from '../ask-server.ts'
import { cvDialogTexts as texts } from '../dialog-texts.ts'

interface MakeCvProps {
  hasCv: boolean
  isDisabled: boolean
  /** The list with the CV that was made. */
  onMade: (cvs: FoundCvs, cvId: number) => void
}

/** For somebody without a file: makes a CV on the way. */
export function MakeCv({ hasCv, isDisabled, onMade }: MakeCvProps) {
  const [isOpen, setIsOpen] = useState(false)
  const take = async (cvId: number) => {
    const cvs = await findCvs()
    setIsOpen(false)
    onMade(cvs, cvId)
  }
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        size="small"
        icon={<PencilIcon />}
        className="mt-3"
        onClick={() => setIsOpen(true)}
        disabled={isDisabled}
      >
        {hasCv ? texts.makeOther : texts.make}
      </Button>
      <LateCvEditor isOpen={isOpen} onClose={() => setIsOpen(false)} onMade={(cvId) => void take(cvId)} />
    </>
  )
}
