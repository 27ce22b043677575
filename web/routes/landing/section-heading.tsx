export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-28 font-bold small:text-32 large:text-40">{title}</h2>
      {lead && <p className="max-w-text text-18 text-gray-text">{lead}</p>}
    </div>
  )
}
