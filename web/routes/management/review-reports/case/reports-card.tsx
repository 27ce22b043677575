import type { ReportCaseDetails } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Card } from '#web/ui/card.tsx'
import { ReasonBadges } from '../reason-badges.tsx'
import { caseTexts as texts, reportReasonTexts } from '../texts.ts'

/** Visitors' reports, newest first, without their authors. */
export function ReportsCard({ one }: { one: ReportCaseDetails }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-20 font-semibold">{texts.reports}</h2>
      <ReasonBadges reasons={one.motivos} />
      <ul className="grid grid-cols-1 gap-3">
        {one.lista.map((report) => (
          <li key={report.denuncia_id} className="grid gap-1 border-t border-border pt-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-14 text-gray-text">
              <span className="font-semibold text-ink">{reportReasonTexts[report.motivo]}</span>
              <span>{momentInMadrid(report.fecha)}</span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{report.texto ?? texts.noText}</p>
            {report.con_correo && <p className="text-14 text-gray-text">{texts.answered}</p>}
          </li>
        ))}
      </ul>
      {one.denuncias > one.lista.length && <p className="text-14 text-gray-text">{texts.newest(one.lista.length)}</p>}
    </Card>
  )
}
