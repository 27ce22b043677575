import type { Offer } from '#web/api/types.ts'
import { repliesOf } from '#web/format/replies.ts'
import { MailIcon } from '#web/ui/icons.tsx'

/** How the company of an offer replies, if that can be said. Each sentence stays in one line. */
export function CompanyReplies({ offer }: { offer: Pick<Offer, 'responde_en_dias' | 'responde_por_ciento'> }) {
  const replies = repliesOf(offer)
  if (replies.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-14 text-gray-text">
      <MailIcon size={18} className="mt-0.5 shrink-0" />
      <span className="flex flex-wrap gap-x-3">
        {replies.map((reply) => (
          <span key={reply}>{reply}</span>
        ))}
      </span>
    </p>
  )
}
