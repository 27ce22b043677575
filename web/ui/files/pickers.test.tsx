// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { CropDialogProps } from './crop-dialog.tsx'
import { ImagePicker } from './image-picker.tsx'
import { PdfPicker } from './pdf-picker.tsx'
import type { PickedFile } from './read-data-url.ts'

// jsdom lacks layout and canvas. The journeys test the cropping in a browser.
vi.mock('./crop-dialog.tsx', () => ({
  default: ({ picture, isOpen, onCut, onUnreadable }: CropDialogProps) =>
    isOpen && (
      <>
        <button type="button" onClick={() => onCut(`${picture}, cut`)}>
          Usar esta imagen
        </button>
        <button type="button" onClick={onUnreadable}>
          no es una imagen
        </button>
      </>
    ),
}))

let image: string | null = null
let pdf: PickedFile | null = null

function Image() {
  const [value, setValue] = useState<string | null>(null)
  image = value
  return <ImagePicker label="Foto de perfil" value={value} onChange={setValue} />
}

function Pdf() {
  const [value, setValue] = useState<PickedFile | null>(null)
  pdf = value
  return <PdfPicker value={value} onChange={setValue} />
}

const choose = (input: HTMLElement, file: File) => fireEvent.change(input, { target: { files: [file] } })

const png = new File(['x'], 'yo.png', { type: 'image/png' })

test('a picture is passed on after cropping, shown, and can be deleted', async () => {
  render(<Image />)
  choose(screen.getByLabelText('Añadir imagen: Foto de perfil'), png)
  fireEvent.click(await screen.findByRole('button', { name: 'Usar esta imagen' }))
  await waitFor(() => expect(image).toBe('data:image/png;base64,eA==, cut'))
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar imagen: Foto de perfil' }))
  expect(image).toBeNull()
})

test('a picture that the browser cannot decode is refused with a sentence', async () => {
  render(<Image />)
  choose(screen.getByLabelText('Añadir imagen: Foto de perfil'), png)
  fireEvent.click(await screen.findByRole('button', { name: 'no es una imagen' }))
  expect(await screen.findByText(/No pudimos abrir esta imagen/)).toBeTruthy()
  expect(image).toBeNull()
})

// The limit of 5 MB was checked before the cropping.
test('a photo of 7 MB from a phone is cropped first', async () => {
  render(<Image />)
  const photo = new File([new Uint8Array(7 * 1024 * 1024)], 'IMG_1.jpg', { type: 'image/jpeg' })
  choose(screen.getByLabelText('Añadir imagen: Foto de perfil'), photo)
  expect(await screen.findByRole('button', { name: 'Usar esta imagen' })).toBeTruthy()
})

test('a HEIC that the browser cannot open says what to do, also where the system knows no type for it', async () => {
  render(<Image />)
  choose(screen.getByLabelText('Añadir imagen: Foto de perfil'), new File(['x'], 'IMG_2.HEIC'))
  fireEvent.click(await screen.findByRole('button', { name: 'no es una imagen' }))
  expect(await screen.findByText(/no abre fotos HEIC/)).toBeTruthy()
})

test('a file that is no picture or is too large is refused, and the sentence describes the picker', () => {
  render(<Image />)
  const input = screen.getByLabelText('Añadir imagen: Foto de perfil')
  choose(input, new File(['x'], 'cv.pdf', { type: 'application/pdf' }))
  const problem = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  expect(problem()).toBe('El archivo tiene que ser una imagen')
  choose(input, new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'grande.png', { type: 'image/png' }))
  expect(problem()).toBe('El archivo pesa demasiado: el máximo son 50 MB')
  expect(image).toBeNull()
})

test('a chosen PDF is shown with name and size, and can be removed', async () => {
  render(<Pdf />)
  choose(
    screen.getByLabelText(/Haz clic para seleccionar un archivo/),
    new File(['%PDF'], 'CV.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText('CV.pdf')
  expect(pdf).toMatchObject({ name: 'CV.pdf', dataUrl: 'data:application/pdf;base64,JVBERg==' })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar CV.pdf' }))
  expect(pdf).toBeNull()
})

test('a file with the ending .pdf is accepted when the system knows no type for it', async () => {
  render(<Pdf />)
  choose(screen.getByLabelText(/Haz clic/), new File(['%PDF'], 'CV.PDF'))
  await waitFor(() => expect(pdf?.dataUrl).toBe('data:application/pdf;base64,JVBERg=='))
})

test('an empty file is refused', () => {
  render(<Pdf />)
  choose(screen.getByLabelText(/Haz clic/), new File([], 'CV.pdf', { type: 'application/pdf' }))
  screen.getByText('El archivo está vacío')
})

test('only a PDF is accepted', () => {
  render(<Pdf />)
  choose(screen.getByLabelText(/Haz clic/), new File(['x'], 'cv.docx', { type: 'application/msword' }))
  screen.getByText('El archivo tiene que ser un PDF')
  expect(pdf).toBeNull()
})

test('the ways to a PDF are a click away, and open after a file that is none', () => {
  render(<Pdf />)
  const ways = screen.getByText('¿Cómo lo paso a PDF?').closest('details')
  expect(ways?.open).toBe(false)
  choose(screen.getByLabelText(/Haz clic/), new File(['x'], 'cv.jpg', { type: 'image/jpeg' }))
  expect(ways?.open).toBe(true)
  for (const way of ['Word', 'Google Docs', 'Pages', 'Foto del móvil']) expect(ways?.textContent).toContain(way)
})
