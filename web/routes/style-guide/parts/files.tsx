import { ImagePicker } from '#web/ui/files/image-picker.tsx'
import { PdfPicker, type PdfPickerProps } from '#web/ui/files/pdf-picker.tsx'
import { Stateful, inStates, Part } from '../specimen.tsx'
import { specimenTexts as texts } from '../texts.ts'

const chosen = { name: texts.fileName, size: 345_678, type: 'application/pdf', dataUrl: '' }

const imageStates = inStates<{ start?: string; error?: string }>(
  {
    empty: {},
    filled: { start: '/icon-512.png' },
    wrong: { error: texts.wrong },
  },
  ({ start = null, error }) => (
    <Stateful start={start}>
      {(value, onChange) => <ImagePicker label={texts.photo} {...{ value, onChange, error }} />}
    </Stateful>
  ),
)

const pdfStates = inStates<Partial<PdfPickerProps>>(
  {
    empty: {},
    filled: { value: chosen },
    long: { value: { ...chosen, name: `${texts.unbroken}.pdf` } },
    wrong: { error: texts.fileWrong },
    disabled: { isDisabled: true },
  },
  ({ value: start = null, ...look }) => (
    <Stateful start={start}>{(value, onChange) => <PdfPicker {...look} value={value} onChange={onChange} />}</Stateful>
  ),
)

export default function Files() {
  return (
    <>
      <Part title="ImagePicker" states={imageStates} />
      <Part title="PdfPicker" isWide states={pdfStates} />
    </>
  )
}
