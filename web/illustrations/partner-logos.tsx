import type { ReactNode } from 'react'

/** Eight made-up companies: marks on a 32 grid in the colour of the text. */
export const partners: readonly { name: string; mark: ReactNode }[] = [
  { name: 'Altavera', mark: <path d="m2 28 10-22 7 14 4-8 7 16Z" /> },
  {
    name: 'Rivanor',
    mark: (
      <path d="M2 10c7-7 10 7 17 0 4-4 7-4 11 0v6c-4-4-7-4-11 0-7 7-10-7-17 0Zm0 12c7-7 10 7 17 0 4-4 7-4 11 0v6c-4-4-7-4-11 0-7 7-10-7-17 0Z" />
    ),
  },
  {
    name: 'Solmenta',
    mark: (
      <path d="M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-2-8h4v5h-4Zm0 23h4v5h-4ZM2 14h5v4H2Zm23 0h5v4h-5ZM5 8l3-3 3.5 3.5-3 3Zm15.5 15.5 3-3L27 24l-3 3ZM5 24l3.5-3.5 3 3L8 27ZM20.5 8.5 24 5l3 3-3.5 3.5Z" />
    ),
  },
  {
    name: 'Quilmar',
    mark: <path d="M16 2a14 14 0 1 0 8 25.5l4 2.5v-8a14 14 0 0 0-12-20Zm0 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z" />,
  },
  {
    name: 'Lumeral',
    mark: (
      <path d="M16 2c6 8 10 12 10 18a10 10 0 0 1-20 0c0-6 4-10 10-18Zm0 12c-3 4-4 5-4 7a4 4 0 0 0 8 0c0-2-1-3-4-7Z" />
    ),
  },
  { name: 'Terrazul', mark: <path d="M2 4h28v7H19.5v17h-7V11H2Zm0 12h7v12H2Zm21 0h7v12h-7Z" /> },
  {
    name: 'Ondavia',
    mark: (
      <path d="M16 2a14 14 0 0 1 14 14h-7a7 7 0 0 0-14 0H2A14 14 0 0 1 16 2Zm0 28A14 14 0 0 1 2 20h8a7 7 0 0 0 12 0h8a14 14 0 0 1-14 10Z" />
    ),
  },
  { name: 'Brumaclara', mark: <path d="M3 6h18v5H3Zm8 8h18v5H11Zm-8 8h18v5H3Z" /> },
]

/** The mark of a partner by its key, the name in small letters. */
export const findMark = (key: string | null): ReactNode =>
  partners.find(({ name }) => name.toLowerCase() === key)?.mark ?? null

interface PartnerLogoProps {
  name: string
  mark: ReactNode
  /** The link of a picture, in place of the mark. */
  picture?: string | null
}

export function PartnerLogo({ name, mark, picture }: PartnerLogoProps) {
  return (
    <span className="inline-flex items-center gap-2 text-16 small:gap-2.5 small:text-20 font-semibold tracking-tight whitespace-nowrap text-gray-700">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-6 object-contain small:size-8"
        />
      ) : (
        mark && (
          <svg
            aria-hidden="true"
            viewBox="0 0 32 32"
            className="size-6 small:size-8"
            fill="currentColor"
            fillRule="evenodd"
          >
            {mark}
          </svg>
        )
      )}
      <span>{name}</span>
    </span>
  )
}
