import { useEffect, useId, useRef, useState } from 'react'
import type { Offer } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { ReportForm } from './report-form.tsx'
import { reportTexts as texts } from './texts.ts'
import { useSendReport, type Receipt } from './use-send-report.ts'

interface ReportDialogProps {
  /** How often it was opened: each time begins with an empty form. */
  opened: number
  isOpen: boolean
  onClose: () => void
  offer: Pick<Offer, 'emp_ofertas_id' | 'nombre'>
}

/** Takes a report of the offer, without an account, and then shows the number of its receipt. */
export default function ReportDialog({ opened, isOpen, onClose, offer }: ReportDialogProps) {
  const formId = useId()
  const [isDirty, setIsDirty] = useState(false)
  const [done, setDone] = useState<{ opened: number; receipt: Receipt } | null>(null)
  const { isSending, send } = useSendReport((receipt) => setDone({ opened, receipt }))
  const receipt = done?.opened === opened ? done.receipt : null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={receipt ? texts.doneTitle : texts.title}
      size="narrow"
      hasUnsavedChanges={isDirty && !receipt}
      isLocked={isSending}
      footer={
        receipt ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <SaveFooter form={formId} isPending={isSending} saveLabel={texts.send} />
        )
      }
    >
      {receipt ? (
        <ReceiptNote receipt={receipt} />
      ) : (
        <div className="grid gap-5">
          <p className="wrap-anywhere">{texts.about(offer.nombre)}</p>
          <ReportForm
            key={opened}
            id={formId}
            isPending={isSending}
            onDirtyChange={setIsDirty}
            onSubmit={(values) => void send({ ...values, emp_ofertas_id: offer.emp_ofertas_id })}
          />
        </div>
      )}
    </Dialog>
  )
}

function ReceiptNote({ receipt }: { receipt: Receipt }) {
  const note = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <p>
        <span className="block text-14 text-gray-text">{texts.receipt}</span>
        <strong className="text-24 font-bold tracking-wide">{receipt.number}</strong>
      </p>
      <p>{texts.doneNote}</p>
      {receipt.isAnswered && <p>{receipt.isMailed ? texts.doneMailed : texts.doneAnswered}</p>}
    </div>
  )
}
