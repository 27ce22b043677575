import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { NewReport, Offer } from '#web/api/types.ts'
import { AnsweredDialog, type Opening } from '#web/forms/answered-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { ReportForm } from './report-form.tsx'
import { reportTexts as texts } from './texts.ts'

interface ReportDialogProps extends Opening {
  offer: Pick<Offer, 'emp_ofertas_id' | 'nombre'>
}

/** Takes a report of the offer, without an account, and then shows the number of its receipt. */
export default function ReportDialog({ offer, ...opening }: ReportDialogProps) {
  const send = async (report: Omit<NewReport, 'emp_ofertas_id'>) => ({
    ...(await api.reports.reportOffer({ ...report, emp_ofertas_id: offer.emp_ofertas_id })),
    /** The decision is mailed. */
    isAnswered: Boolean(report.correo),
  })
  return (
    <AnsweredDialog
      {...opening}
      texts={texts}
      call={send}
      sentenceOf={(error) => (hasStatus(error, 404) ? texts.gone : limitSentence(error, texts.failed))}
      renderForm={(frame) => (
        <div className="grid gap-5">
          <p className="wrap-anywhere">{texts.about(offer.nombre)}</p>
          <ReportForm {...frame} />
        </div>
      )}
      renderAnswer={(receipt) => (
        <div className="grid gap-4">
          <p>
            <span className="block text-14 text-gray-text">{texts.receipt}</span>
            <strong className="text-24 font-bold tracking-wide">{receipt.recibo}</strong>
          </p>
          <p>{texts.doneNote}</p>
          {receipt.isAnswered && <p>{receipt.recibo_enviado ? texts.doneMailed : texts.doneAnswered}</p>}
        </div>
      )}
      doneFooter={<Button onClick={opening.onClose}>{texts.close}</Button>}
    />
  )
}
