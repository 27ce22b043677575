/** The icon of a PDF file, for lists of CVs. */
export function PdfBadge() {
  return (
    <span className="relative grid h-12 w-10 shrink-0 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 40 48" width={40} height={48} className="absolute inset-0">
        <path
          d="M5 1.5h20.5L37 13v31.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-41a2 2 0 0 1 2-2Z"
          fill="#fff"
          stroke="#1f2430"
          strokeWidth="2"
        />
        <path d="M25 2v11.5h11.5" fill="#ffe9a3" stroke="#1f2430" strokeWidth="2" strokeLinejoin="round" />
        <path d="M0 21.5h40v17H0Z" fill="#1f2430" />
      </svg>
      <span className="relative mt-3 text-13 leading-none font-bold tracking-wide text-white">PDF</span>
    </span>
  )
}
