import { useState } from 'react'
import { specimenTexts as texts, stateNames as states } from './texts.ts'
import { ImagePicker } from '#web/ui/files/image-picker.tsx'
import { PdfPicker, type PdfPickerProps } from '#web/ui/files/pdf-picker.tsx'
import { Part, Specimen } from './specimen.tsx'

const chosen = { name: texts.fileName, size: 345_678, type: 'application/pdf', dataUrl: '' }

export default function Files() {
  return (
    <>
      <Part title="ImagePicker">
        <Specimen state={states.empty}>
          <Image start={null} />
        </Specimen>
        <Specimen state={states.filled}>
          <Image start="/icon-512.png" />
        </Specimen>
        <Specimen state={states.focus} force="focus">
          <Image start={null} />
        </Specimen>
        <Specimen state={states.wrong}>
          <Image start={null} error={texts.wrong} />
        </Specimen>
      </Part>
      <Part title="PdfPicker" isWide>
        <Specimen state={states.empty}>
          <Pdf start={null} look={{}} />
        </Specimen>
        <Specimen state={states.filled}>
          <Pdf start={chosen} look={{}} />
        </Specimen>
        <Specimen state={states.long}>
          <Pdf start={{ ...chosen, name: `${texts.unbroken}.pdf` }} look={{}} />
        </Specimen>
        <Specimen state={states.wrong}>
          <Pdf start={null} look={{ error: texts.fileWrong }} />
        </Specimen>
        <Specimen state={states.disabled}>
          <Pdf start={null} look={{ isDisabled: true }} />
        </Specimen>
      </Part>
    </>
  )
}

function Image({ start, error }: { start: string | null; error?: string }) {
  const [value, setValue] = useState(start)
  return <ImagePicker label={texts.photo} value={value} onChange={setValue} error={error} />
}

function Pdf({ start, look }: { start: PdfPickerProps['value']; look: Partial<PdfPickerProps> }) {
  const [value, setValue] = useState(start)
  return <PdfPicker {...look} value={value} onChange={setValue} />
}
