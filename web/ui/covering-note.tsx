interface CoveringNoteProps {
  title: string
  text: string | null
}

/** The note that a candidate sent with an application. Without a text it shows nothing. On phones it comes right before the CV. */
export const CoveringNote = ({ title, text }: CoveringNoteProps) =>
  text !== null && (
    <section className="grid gap-3 max-small:-order-1">
      <h3 className="text-18 font-semibold">{title}</h3>
      <blockquote className="max-w-prose rounded-card bg-surface p-4 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </section>
  )
