interface CoveringNoteProps {
  title: string
  text: string | null
}

/** What a candidate wrote to the company when applying. Nothing without a text. On phones it comes right before the CV. */
export const CoveringNote = ({ title, text }: CoveringNoteProps) =>
  text !== null && (
    <section className="grid gap-3 max-small:-order-1">
      <h3 className="text-18 font-semibold">{title}</h3>
      <blockquote className="max-w-prose rounded-card bg-surface p-4 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </section>
  )
